import { ModelTasks } from '@/components/model-help/model-help';
import { looseTextRules } from '@/components/model-help/text-rules';
import { useLanguageDetector } from '@/components/model-help/use-language-detector';
import type { TextTask } from '@/domain/proposals/text-task';
import { countOf } from '@/domain/texts';
import type { LocalizationInput, LocalizationPack } from '../model/localization';

const SOURCE_LOCALE = 'en-US';

/** The browser's model for packs: translates the description of the form into the language of each pack. */
export function PackHelp({
  input,
  packs,
  onText,
}: {
  input: LocalizationInput;
  packs: readonly LocalizationPack[];
  onText: (code: string, description: string) => void;
}) {
  const { score, prepare } = useLanguageDetector();
  const packAt = (place: string) => packs.find(({ code }) => place === `packs/${code}/description`);
  const labelOf = (place: string) => `Description in ${packAt(place)?.language ?? place}`;
  const name = input.appName.trim();
  const from = input.description.trim();
  const tasks = (from === '' ? [] : packs).map(({ code }): TextTask => {
    const place = `packs/${code}/description`;
    return {
      ...{ kind: 'translate', place, label: labelOf(place), locale: code, limit: 4000 },
      ...{ from, fromLocale: SOURCE_LOCALE },
      ...(name !== '' && from.includes(name) && { keep: [name] }),
    };
  });
  return (
    <ModelTasks
      label={`Translate your description into ${countOf(packs.length, 'language')}`}
      tasks={tasks}
      workId="localization"
      isShown={(place) => packAt(place) !== undefined}
      labelOf={labelOf}
      textIn={(place) => packAt(place)?.content.description ?? ''}
      prepare={prepare}
      rules={(place, text) => {
        const pack = packAt(place);
        if (!pack) return ['This pack was removed.'];
        return looseTextRules(
          { field: 'description', text, locale: pack.code, from, fromLocale: SOURCE_LOCALE },
          score.current,
        );
      }}
      put={(place, text) => {
        const pack = packAt(place);
        if (pack) onText(pack.code, text);
      }}
    />
  );
}
