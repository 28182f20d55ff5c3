import { SmallButton } from '@/components/button';
import { JobProgress } from '@/components/job-progress';
import type { DraftImage } from '@/model/draft-image';
import type { PictureReadings } from '@/model/picture-look';
import { countOf } from '@/domain/texts';
import { useClock } from '@/lib/clock';
import { useTask } from '@/lib/jobs/use-task';
import { readWords } from '@/lib/text-recognition/read-words';
import { useReadingWriter } from './reading-records';
import { isFinished, pictureHash } from './use-picture-readings';

/** Reads the words in pictures that were not drawn here, on a press: the recognizer is large. */
export function WordReading({
  images,
  readings,
}: {
  images: readonly DraftImage[];
  readings: PictureReadings;
}) {
  const clock = useClock();
  const keep = useReadingWriter();
  const finished = images.filter((image) => image.kind !== 'picture' && isFinished(image));
  const open = finished.filter(({ id }) => readings.get(id)?.lines === undefined);
  const task = useTask<readonly DraftImage[], { unread: number }>(async (pictures, { signal, report }) => {
    const byHash = new Map<string, DraftImage>();
    for (const picture of pictures) {
      const hash = await pictureHash(picture.blob);
      if (hash !== undefined) byHash.set(hash, picture);
    }
    let done = 0;
    let unread = 0;
    const answer = await readWords(
      [...byHash].map(([key, { blob }]) => ({ key, blob })),
      {
        ...{ signal, clock },
        onWords: (id, lines) => {
          done += 1;
          report(`Reading picture ${Math.min(done + 1, byHash.size)} of ${byHash.size}`, done / byHash.size);
          if (lines === undefined) unread += 1;
          else void keep(id, { lines });
        },
      },
    );
    return answer.ok ? { ok: true, value: { unread } } : answer;
  }, 'Loading text recognition');
  const { state } = task;
  if (finished.length === 0) return null;
  return (
    <div className="grid gap-2">
      {open.length > 0 && state.status !== 'running' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SmallButton onClick={() => task.start(open)}>Read the words in the pictures</SmallButton>
          <p className="text-[0.8125rem] text-ink-soft">
            Finds prices, ranks and other platforms in {countOf(open.length, 'picture')}. Only Latin letters
            are read, on this device.
          </p>
        </div>
      )}
      <JobProgress state={state} onCancel={task.cancel} />
      <p role="status" className="text-[0.8125rem] text-ink-soft empty:hidden">
        {open.length === 0 && `The large words of ${countOf(finished.length, 'picture')} were read.`}
        {state.status === 'done' &&
          state.result.unread > 0 &&
          `${countOf(state.result.unread, 'picture')} could not be read.`}
      </p>
    </div>
  );
}
