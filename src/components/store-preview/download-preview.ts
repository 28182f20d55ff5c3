import { downloadFile, safeFileName } from '@/lib/download';
import { drawPreview, type PreviewPictureJob } from '@/lib/images/draw-preview';

/** Draws a preview as a PNG and downloads it. @returns whether both succeeded */
export async function downloadPreview(fileName: string, job: PreviewPictureJob): Promise<boolean> {
  try {
    const blob = await drawPreview(job);
    return blob !== undefined && downloadFile(safeFileName(fileName), blob);
  } catch {
    return false;
  }
}
