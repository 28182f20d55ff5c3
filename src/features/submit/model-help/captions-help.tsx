import { ModelTasks } from '@/components/model-help/model-help';
import { looseTextRules } from '@/components/model-help/text-rules';
import { useLanguageDetector } from '@/components/model-help/use-language-detector';
import { CAPTION_RULES } from '@/checks/pictures/caption-words';
import { findingsOf } from '@/domain/findings';
import { productLocale } from '@/domain/locales/product-locales';
import type { TextTask } from '@/domain/proposals/text-task';
import { TEXT_KIND_NAMES, type TextKind } from '@/domain/studio/caption-csv';
import type { Design } from '@/domain/studio/design';
import { setText } from '@/domain/studio/edits';
import { countOf } from '@/domain/texts';
import { PLATFORMS } from '@/model/app';
import type { DesignHandle } from '../studio/use-design';

interface CaptionsHelpProps {
  draftId: string;
  design: Design;
  handle: DesignHandle;
  locales: readonly string[];
  mainLocale: string;
  kind: TextKind;
}

/** The browser's model for the captions of pictures: translates those that a language lacks. */
export function CaptionsHelp({ draftId, design, handle, locales, mainLocale, kind }: CaptionsHelpProps) {
  const { score, prepare } = useLanguageDetector();
  const tasks = locales
    .filter((locale) => locale !== mainLocale)
    .flatMap((locale) =>
      design.order.flatMap((id, index): TextTask[] => {
        const from = design.shots[id]?.texts[mainLocale]?.[kind] ?? '';
        const has = (design.shots[id]?.texts[locale]?.[kind] ?? '').trim() !== '';
        if (from.trim() === '' || has) return [];
        const label = `${TEXT_KIND_NAMES[kind]} ${index + 1} in ${productLocale(locale)?.name ?? locale}`;
        const place = `captions/${id}/${locale}/${kind}`;
        return [{ kind: 'translate', place, label, locale, from, fromLocale: mainLocale, limit: 120 }];
      }),
    );
  return (
    <ModelTasks
      label={
        tasks.length === 0 ? 'Every language has its texts' : `Translate ${countOf(tasks.length, 'text')}`
      }
      tasks={tasks}
      workId={draftId}
      isShown={(place) => partsOf(place) !== undefined}
      labelOf={(place) => labelOf(place, design)}
      textIn={(place) => {
        const found = partsOf(place);
        return (found && design.shots[found.id]?.texts[found.locale]?.[found.kind]) ?? '';
      }}
      prepare={prepare}
      rules={(place, text) => {
        const found = partsOf(place);
        if (!found || !design.shots[found.id]) return ['This picture is no longer in the set.'];
        const { locale } = found;
        const from = design.shots[found.id]?.texts[mainLocale]?.[found.kind] ?? '';
        const ofCaption = PLATFORMS.flatMap((store) =>
          findingsOf(CAPTION_RULES, { caption: text, store, locale }, () => ({
            area: 'graphics',
            where: 'screenshots',
            subject: { store, locale },
          })),
        ).filter(({ severity }) => severity !== 'note');
        const ofLanguage = looseTextRules(
          { field: 'promotionalText', text, locale, from, fromLocale: mainLocale },
          score.current,
        );
        return [...new Set([...ofLanguage, ...ofCaption.map(({ title }) => `${title}.`)])];
      }}
      put={(place, text) => {
        const found = partsOf(place);
        if (found)
          handle.edit(
            (now) => setText(now, [found.id], found.locale, { [found.kind]: text }),
            `model ${place}`,
          );
      }}
    />
  );
}

function partsOf(place: string): { id: string; locale: string; kind: TextKind } | undefined {
  const [, id = '', locale = '', name] = /^captions\/(.+)\/([^/]+)\/([^/]+)$/.exec(place) ?? [];
  const kind = (Object.keys(TEXT_KIND_NAMES) as TextKind[]).find((each) => each === name);
  return kind && { id, locale, kind };
}

function labelOf(place: string, design: Design): string {
  const found = partsOf(place);
  if (!found) return place;
  const number = design.order.indexOf(found.id) + 1;
  return `${TEXT_KIND_NAMES[found.kind]} ${number} in ${productLocale(found.locale)?.name ?? found.locale}`;
}
