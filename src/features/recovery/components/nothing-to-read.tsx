import { Card } from '@/components/card';

/** Shown instead of the decoded causes while there are no notes. */
export function NothingToRead() {
  return (
    <Card title="What Your Notes Say">
      <p className="text-sm text-ink-soft">
        Nothing to read yet. StorePilot finds Apple guideline numbers, ITMS codes, and the messages of App
        Store Connect and Google Play. Without a message, name the problem in a few words, e.g. “restore
        button missing”.
      </p>
    </Card>
  );
}
