import { Button } from '@/components/button';
import { downloadFile } from '@/lib/download';
import { notify } from '@/lib/notify';

/** Shown once, right after two-factor was turned on. */
export function BackupCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const handleDownload = () => {
    const text = [
      'StorePilot backup codes',
      'Each works once. Keep them where only you can read them.',
      '',
      ...codes,
      '',
    ];
    if (downloadFile('storepilot-backup-codes.txt', text.join('\n'))) {
      notify.success('Backup codes downloaded', 'storepilot-backup-codes.txt');
    } else {
      notify.error('Download failed', 'The browser refused it. Write the codes down instead.');
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">
        Each of these backup codes signs you in once when you don&apos;t have your authenticator app.
      </p>
      <ul aria-label="Backup codes" className="grid max-w-md grid-cols-2 gap-2 font-mono text-sm">
        {codes.map((code, index) => (
          <li key={index} className="rounded-control bg-sunken px-3 py-2 text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={handleDownload}>Download Backup Codes</Button>
        <Button variant="secondary" onClick={onClose}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
