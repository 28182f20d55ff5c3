import { FileButton } from '@/components/file-button';
import { Card } from '@/components/card';
import { loadCode } from '@/lib/load-code';
import { notify } from '@/lib/notify';
import { useObjectUrl } from '@/lib/use-object-url';
import { useServiceCall } from '@/lib/use-service-call';
import { initialsOf } from '@/domain/drawing/initials';
import { MAX_AVATAR_BYTES } from '../model/settings-rules';

/** A picture of the user. Its type is recognised by its content, so a renamed file is refused. */
export function AvatarCard({
  avatar,
  name,
  onUpload,
}: {
  avatar: Blob | undefined;
  name: string;
  onUpload: (avatar: Blob) => Promise<unknown>;
}) {
  const { call, isBusy } = useServiceCall();
  const source = useObjectUrl(avatar);

  const handleFile = async (file: File) => {
    if (file.size > MAX_AVATAR_BYTES) {
      notify.error('File too large', 'Please upload an image smaller than 2MB');
      return;
    }
    const header = await loadCode(() => import('@/readers/images/image-header'));
    if (!header.ok) {
      notify.error('Upload failed', 'Failed to upload avatar. Please try again.');
      return;
    }
    const result = await header.value.readImageFileHeader(file);
    if (!result.ok) {
      if (result.failure.reason === 'too-large') notify.error('Image too large', result.failure.message);
      else notify.error('Invalid file type', 'Please upload a JPG, PNG, or WebP image');
      return;
    }
    const picture = new Blob([file], { type: result.value.mediaType });
    call({
      action: 'upload avatar',
      commit: () => onUpload(picture),
      onDone: () => notify.success('Avatar updated', 'Your new picture is in place.'),
      onFail: () => notify.error('Upload failed', 'Failed to upload avatar. Please try again.'),
    });
  };

  return (
    <Card title="Avatar">
      <div className="flex flex-wrap items-center gap-5">
        {source ? (
          <img src={source} alt="Your avatar" className="size-20 rounded-full border object-cover" />
        ) : (
          <span
            role="img"
            aria-label="No avatar yet"
            className="flex size-20 items-center justify-center rounded-full bg-accent-soft text-2xl font-semibold text-accent-strong"
          >
            {initialsOf(name)}
          </span>
        )}
        <div className="flex flex-col gap-2">
          <FileButton
            accept="image/jpeg,image/png,image/webp"
            isDisabled={isBusy}
            onFile={(file) => void handleFile(file)}
          >
            {isBusy ? 'Uploading…' : 'Upload Avatar'}
          </FileButton>
          <p className="text-[0.8125rem] text-ink-faint">
            JPG, PNG or WebP, at most 2MB. It stays on this device.
          </p>
        </div>
      </div>
    </Card>
  );
}
