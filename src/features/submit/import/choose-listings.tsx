import { PLATFORMS, type Platform } from '@/model/app';
import { STORES } from '@/domain/stores/stores';
import { countOf } from '@/domain/texts';
import { setLabel, type ListingProject } from '@/formats/listings/listing-projects';
import type { ListingSet } from '@/formats/parts/set-contents';

/** The listing to import for each store, by its id; a store without one is left out. */
export type ChosenSets = Partial<Record<Platform, string | undefined>>;

/** Lets the user choose one listing per store where a folder contains several apps or flavors. */
export function ChooseListings({
  projects,
  chosen,
  onChoose,
}: {
  projects: readonly ListingProject[];
  chosen: ChosenSets;
  onChoose: (chosen: ChosenSets) => void;
}) {
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-soft">
        This folder contains several listings. Choose one for each store; a draft is for one app.
      </p>
      {PLATFORMS.map((store) => {
        const sets = projects.flatMap((project) => project[store]);
        return (
          sets.length > 0 && (
            <fieldset key={store} className="grid min-w-0 gap-2">
              <legend className="mb-2 text-sm font-semibold">{STORES[store].name}</legend>
              {sets.map((set) => (
                <SetOption
                  key={set.id}
                  set={set}
                  isChosen={chosen[store] === set.id}
                  onChoose={() => onChoose({ ...chosen, [store]: set.id })}
                />
              ))}
              <Option
                name={store}
                label="None"
                isChosen={chosen[store] === undefined}
                onChoose={() => onChoose({ ...chosen, [store]: undefined })}
              />
            </fieldset>
          )
        );
      })}
    </div>
  );
}

function SetOption({
  set,
  isChosen,
  onChoose,
}: {
  set: ListingSet;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <Option
      name={set.store}
      label={setLabel(set)}
      detail={[set.project, countOf(set.paths.length, 'file')].filter((part) => part !== '').join(' · ')}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  );
}

function Option({
  name,
  label,
  detail,
  isChosen,
  onChoose,
}: {
  name: Platform;
  label: string;
  detail?: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={`flex cursor-pointer items-start gap-3 rounded-control border p-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${isChosen ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-sunken'}`}
    >
      <input
        type="radio"
        name={`listing-${name}`}
        className="mt-0.5 size-4 shrink-0 accent-(--color-accent)"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="min-w-0">
        <bdi className="block font-medium [overflow-wrap:anywhere]">{label}</bdi>
        {detail !== undefined && (
          <bdi className="block text-[0.8125rem] text-ink-soft [overflow-wrap:anywhere]">{detail}</bdi>
        )}
      </span>
    </label>
  );
}
