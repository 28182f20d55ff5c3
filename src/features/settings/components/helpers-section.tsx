import { useEffect, useState } from 'react';
import { Card } from '@/components/card';
import { SwitchField } from '@/components/switch-field';
import { useClock } from '@/lib/clock';
import { helperSettingsCollection, type HelperSettings } from '@/lib/workspace/helper-records';
import { modelApi, type Availability } from '@/lib/browser-model/model-api';
import { modelContext } from '@/lib/browser-model/page-tools';
import { stateOf } from '@/lib/browser-model/text-model';
import { useCollectionWriter, useRecord } from '@/lib/workspace/workspace-context';

const STATES: Record<Availability, string> = {
  unavailable: 'not on this device',
  downloadable: 'downloaded by your browser on first use',
  downloading: 'being downloaded by your browser',
  available: 'ready',
};

/** The switch for the browser's own model. Where the browser has none, one sentence says so. */
export function HelpersSection() {
  const { data, isPending } = useRecord(helperSettingsCollection, 'helpers');
  const { put } = useCollectionWriter(helperSettingsCollection);
  const states = useModelStates();
  const change = (changes: Partial<HelperSettings>) => void put({ ...data, id: 'helpers', ...changes });
  if (!states) return null;
  const hasModel = states.some(({ state }) => state !== 'unavailable');
  const hasAssistant = modelContext() !== undefined;
  const none = (
    <p className="px-1 text-[0.8125rem] text-ink-faint">
      Your browser has no model of its own, so nothing here uses one.
    </p>
  );
  if (!hasModel && !hasAssistant) return <div className="mt-4">{none}</div>;
  return (
    <div className="mt-3">
      <Card title="Helpers" description="Off until you switch them on.">
        <div className="grid max-w-xl gap-5">
          {hasModel ? (
            <div className="grid gap-3">
              <SwitchField
                label="Use the browser’s own model"
                hint="Proposes translations, shorter texts, release notes and replies. You decide about each."
                isOn={data?.usesModel === true}
                isDisabled={isPending}
                onChange={(isOn) => change({ usesModel: isOn })}
              />
              <ul className="grid list-disc gap-1 pl-5 text-[0.8125rem] text-ink-soft">
                <li>
                  Your browser downloads it once: about 4 GB to write, and a small pack for each language to
                  translate.
                </li>
                <li>It runs on this device. Your texts are sent to nobody.</li>
                {states.map(({ name, state }) => (
                  <li key={name}>
                    {name}: {STATES[state]}.
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            none
          )}
          {hasAssistant && (
            <SwitchField
              label="Let your browser’s assistant see the open draft"
              hint="It reads texts and findings, and may propose texts. It may send them to its maker. You decide about each proposal."
              isOn={data?.servesAssistant === true}
              isDisabled={isPending}
              onChange={(isOn) => change({ servesAssistant: isOn })}
            />
          )}
        </div>
      </Card>
    </div>
  );
}

/** States of the models, as the browser gives them; undefined until it has answered. */
function useModelStates(): { name: string; state: Availability }[] | undefined {
  const clock = useClock();
  const [states, setStates] = useState<{ name: string; state: Availability }[]>();
  useEffect(() => {
    let isLeft = false;
    const { LanguageModel, Translator } = modelApi();
    const pair = { sourceLanguage: 'en', targetLanguage: 'es' };
    void Promise.all([stateOf(LanguageModel, clock), stateOf(Translator, clock, pair)]).then(
      ([writer, translator]) => {
        if (isLeft) return;
        setStates([
          { name: 'To write', state: writer },
          { name: 'To translate', state: translator },
        ]);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [clock]);
  return states;
}
