import { Card } from '@/components/card';

/** In the place of what the notes say, before there are any. */
export function NothingToRead() {
  return (
    <Card title="What Your Notes Say">
      <p className="text-sm text-ink-soft">
        Nothing to read yet. StorePilot finds Apple guideline numbers, ITMS codes, and the messages of App
        Store Connect and Google Play.
      </p>
    </Card>
  );
}
