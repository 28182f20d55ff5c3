import type { Platform } from '@/model/app';
import { fieldTitle } from '@/domain/store-plan/field-title';
import { isRemoval } from '@/domain/store-plan/merge-fields';
import { removedText } from '@/domain/store-plan/removed-text';
import { findProductLocale } from '@/domain/locales/locale-map';
import { productLocale } from '@/domain/locales/product-locales';
import { textChanges } from '@/domain/listings/text-changes';
import { Disclosure } from '@/components/disclosure';
import { MarkedText } from '@/components/findings/marked-text';
import { Notice } from '@/components/notice';
import { SmallButton } from '@/components/button';
import type { ShownField, ShownPlan, ShownStep } from '@/lib/open-program/open-program';

const PICTURES = { kept: 'stays', moved: 'moves', added: 'new', removed: 'removed' } as const;

/** Every change of a plan, and what stops it. */
export function PlanView({
  shown: { plan, blockers },
  store,
  onTakeMine,
}: {
  shown: ShownPlan;
  store: Platform;
  onTakeMine: () => void;
}) {
  const { steps, conflicts, blocks, newer, byHand = [], notes } = plan;
  const removed = removedText(steps);
  const isSame = [steps, conflicts, blocks, blockers, newer, byHand].every((list) => list.length === 0);
  return (
    <div className="grid gap-3 text-sm">
      {isSame && <Notice tone="good">The store already has all of this.</Notice>}
      {(blockers.length > 0 || blocks.length > 0) && (
        <Notice tone="bad" title="Correct this first. Nothing was sent.">
          <List lines={[...blockers, ...blocks]} />
        </Notice>
      )}
      {conflicts.length > 0 && (
        <Notice
          tone="warn"
          title={
            conflicts.some(({ base }) => base !== undefined)
              ? 'Changed here and in the store since you got it'
              : 'The store has something else'
          }
          actions={<SmallButton onClick={onTakeMine}>Replace with mine</SmallButton>}
        >
          <dl className="mt-2 grid gap-2">
            {conflicts.map(({ path, base, live, mine }) => (
              <div key={path}>
                <dt className="font-medium">{fieldTitle(path, store, languageOf)}</dt>
                {base !== undefined && (
                  <dd className="text-ink-soft [overflow-wrap:anywhere]">Before: {textOf(base)}</dd>
                )}
                <dd className="[overflow-wrap:anywhere]">In the store: {textOf(live)}</dd>
                <dd className="[overflow-wrap:anywhere]">Here: {textOf(mine)}</dd>
              </div>
            ))}
          </dl>
        </Notice>
      )}
      {removed !== undefined && (
        <Notice tone="warn">{`Removed from the store: ${removed}. Sending cannot be undone.`}</Notice>
      )}
      {steps.map((step) => (
        <Step key={step.key} step={step} store={store} />
      ))}
      {byHand.length > 0 && (
        <Notice tone="info" title="Left to you in the console">
          <List lines={byHand} />
        </Notice>
      )}
      {newer.length > 0 && (
        <Disclosure title="Changed in the store since you got it, and left there">
          <FieldList fields={newer} store={store} />
        </Disclosure>
      )}
      {notes.length > 0 && (
        <Disclosure title="Good to know">
          <List lines={notes} />
        </Disclosure>
      )}
    </div>
  );
}

function Step({ step: { title, fields = [], pictures = [] }, store }: { step: ShownStep; store: Platform }) {
  if (fields.length + pictures.length === 0) return <p className="font-medium">{title}</p>;
  return (
    <Disclosure title={title} isOpenAtFirst={fields.length <= 3}>
      <FieldList fields={fields} store={store} />
      {pictures.length > 0 && (
        <List lines={pictures.map(({ name, change }) => `${name}: ${PICTURES[change]}`)} />
      )}
    </Disclosure>
  );
}

function FieldList({ fields, store }: { fields: readonly ShownField[]; store: Platform }) {
  return (
    <dl className="grid gap-3">
      {fields.map((change) => (
        <div key={change.path} className="grid min-w-0 gap-1">
          <dt className="font-medium">
            {fieldTitle(change.path, store, languageOf)}
            {isRemoval(change) && <span className="text-bad"> · Removed</span>}
          </dt>
          <dd className="min-w-0">
            {change.isSecret ? (
              'Changed, and not shown.'
            ) : (
              <MarkedText changes={textChanges(textOf(change.before), textOf(change.after))} side="both" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of a language by the store's code. */
function languageOf(code: string, store: Platform): string {
  return productLocale(findProductLocale(code, store) ?? code)?.name ?? code;
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line} className="[overflow-wrap:anywhere]">
          {line}
        </li>
      ))}
    </ul>
  );
}

function textOf(value: string | boolean | null | readonly string[] | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : value.join(', ');
}
