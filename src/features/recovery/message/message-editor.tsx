import { ScanText } from 'lucide-react';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { QuietButton } from '@/components/button';
import { Card } from '@/components/card';
import { Choice } from '@/components/choice';
import { TextAreaField } from '@/components/field';
import { FileButton } from '@/components/file-button';
import { JobProgress } from '@/components/job-progress';
import { lazyPart } from '@/components/lazy-part';
import { SharedTextsForm } from '@/components/team/shared-texts';
import { PLAIN_RULES, type AutoSaveRules } from '@/lib/auto-save/auto-save';
import { useSingleRecord } from '@/lib/auto-save/use-auto-save';
import { useTask } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';
import { useWorkspaceHealth } from '@/lib/workspace/workspace-context';
import type { Sender } from '@/model/message-sender';
import { messagesCollection, type MessageRecord } from '@/lib/workspace/store-messages';

const RULES: AutoSaveRules<MessageRecord> = { ...PLAIN_RULES, isText: (field) => field === 'text' };

/** A pasted text from this many characters is a message, and no word of one. */
const MIN_MESSAGE = 80;

const SENDER_CHOICES: readonly { value: Sender | 'unknown'; label: string }[] = [
  { value: 'app-review', label: 'App Review' },
  { value: 'app-store-connect', label: 'An upload to Apple' },
  { value: 'google-play', label: 'Google Play' },
  { value: 'play-upload', label: 'An upload to Google Play' },
  { value: 'person', label: 'A person' },
  { value: 'unknown', label: 'I don’t know' },
];

// The decoder has hundreds of rules: it loads only once there is a text to decode.
const MessagePlan = lazyPart(
  () => import('../plan/message-plan').then((module) => module.MessagePlan),
  <p role="status" className="text-sm text-ink-soft">
    Reading the message…
  </p>,
);

/** The text of a message: pasted, or read from a screenshot or a saved mail, and its plan below. */
export function MessageEditor({
  fresh,
  isBegun,
  earlier,
  onAnother,
  onShow,
}: {
  fresh: MessageRecord;
  /** Whether “Another message” was just pressed: that button is gone, and its field takes the focus. */
  isBegun: boolean;
  earlier: readonly { id: string; day: string; title: string }[];
  onAnother: () => void;
  onShow: (id: string) => void;
}) {
  const { isStored } = useWorkspaceHealth();
  const { item: message, change, ...saved } = useSingleRecord(messagesCollection, fresh, RULES);
  const [isRecognized, setRecognized] = useState(false);
  const [guessed, setGuessed] = useState<Sender>();
  const [isOver, setOver] = useState(false);
  const [arrivals, setArrivals] = useState(0);
  const reading = useTask(async (file: File, { signal, report }) => {
    const code = await loadCode(() => import('@/lib/messages/read-message'));
    return code.ok ? code.value.readMessage(file, { signal, onProgress: report }) : code;
  }, 'Reading the file');

  function handleFile(file: File) {
    reading.start(file, ({ text, isRecognized: isFromPicture }) => {
      setRecognized(isFromPicture);
      // The present text stays: a letter can need two screenshots.
      change((now) => ({ ...now, text: now.text.trim() === '' ? text : `${now.text.trimEnd()}\n\n${text}` }));
      setArrivals((count) => count + 1);
    });
  }
  function handlePaste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    if (!file || event.clipboardData.types.includes('text/plain')) {
      if (event.clipboardData.getData('text/plain').length >= MIN_MESSAGE) setArrivals((count) => count + 1);
      return;
    }
    event.preventDefault();
    handleFile(file);
  }
  function handleDrop(event: DragEvent) {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    handleFile(file);
  }

  const text = message?.text ?? '';
  const hasText = text.trim() !== '';
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card
        title="What did the store write?"
        description={
          hasText
            ? undefined
            : 'Paste the message, or drop a screenshot of it or the saved mail. Nothing leaves this browser.'
        }
      >
        <div
          className={`grid gap-4 rounded-control ${isOver ? 'outline-2 outline-offset-4 outline-accent' : ''}`}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={handleDrop}
          onPaste={handlePaste}
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
            <p className="text-sm font-medium" aria-hidden="true">
              Who wrote this?
            </p>
            <Choice
              name="from"
              label="Who wrote this?"
              options={SENDER_CHOICES}
              value={message?.from ?? (hasText ? (guessed ?? 'unknown') : undefined)}
              onChange={(from) => change((now) => ({ ...now, from }))}
            />
          </div>
          <SharedTextsForm texts={saved.texts}>
            <TextAreaField
              label="The store’s message"
              name="text"
              rows={hasText ? 2 : 5}
              value={text}
              onChange={(event) => change((now) => ({ ...now, text: event.target.value }))}
              placeholder="Guideline 2.1 - Performance - App Completeness …"
              dir="auto"
              spellCheck={false}
              autoFocus={isBegun}
              error={
                saved.saveState === 'failed'
                  ? 'The message could not be saved. Copy it before you leave this page.'
                  : undefined
              }
              hint={
                <span className="print:hidden">
                  {isRecognized && hasText
                    ? 'Read from a picture. Compare the words with it, and correct what was read wrongly.'
                    : isStored
                      ? 'Saved on this device while you type.'
                      : 'Stored only until this tab closes.'}
                </span>
              }
            />
          </SharedTextsForm>
          <JobProgress state={reading.state} onCancel={reading.cancel} />
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            <FileButton
              accept="image/*,.eml,.html,.htm,.txt,.md,message/rfc822,text/plain"
              size="small"
              onFile={handleFile}
            >
              <ScanText className="size-4" />
              Read a screenshot or mail
            </FileButton>
            {hasText && <QuietButton onClick={onAnother}>Another message</QuietButton>}
            {earlier.length > 0 && (
              <details className="text-sm">
                <summary className="cursor-pointer rounded-control px-2 py-1 text-ink-soft hover:text-ink">
                  Earlier messages ({earlier.length})
                </summary>
                <ul className="mt-2 grid gap-1">
                  {earlier.map(({ id, day, title }) => (
                    <li key={id}>
                      <button
                        type="button"
                        className="text-left text-accent underline underline-offset-2"
                        onClick={() => onShow(id)}
                      >
                        {day}: {title}
                      </button>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        </div>
      </Card>
      {message && hasText && (
        <MessagePlan message={message} arrivals={arrivals} onChange={change} onSender={setGuessed} />
      )}
    </div>
  );
}
