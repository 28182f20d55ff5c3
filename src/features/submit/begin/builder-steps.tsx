import { builders, type Builder } from 'virtual:catalog/builders';
import { SwitchField } from '@/components/switch-field';
import { STORES } from '@/domain/stores/stores';
import { PLATFORMS } from '@/model/app';

/** Tells where the file of a builder is, or that it uploads the build itself. Without a known builder, what to look for. */
export function BuilderSteps({
  id,
  isUploading,
  onUploading,
}: {
  id: string;
  isUploading: boolean;
  onUploading: (isUploading: boolean) => void;
}) {
  const builder = builders.find((each) => each.id === id);
  return (
    <>
      {builder ? (
        <FileSteps builder={builder} />
      ) : (
        <p className="rounded-control border bg-surface p-4">
          Look for Build, Publish or Export in your tool. The file ends in .ipa (iPhone), .aab or .apk
          (Android).
        </p>
      )}
      <div className="mt-3 max-w-xl">
        <SwitchField
          label="My builder uploads the build"
          hint={
            isUploading
              ? 'No file is needed here. Nothing in the build is checked.'
              : 'Then there is no file to choose.'
          }
          isOn={isUploading}
          onChange={onUploading}
        />
      </div>
    </>
  );
}

function FileSteps({ builder }: { builder: Builder }) {
  return (
    <div className="grid gap-4 rounded-control border bg-surface p-4 sm:grid-cols-2">
      {PLATFORMS.map((platform) => {
        const output = builder.file[platform];
        return (
          output && (
            <div key={platform}>
              <h3 className="font-medium">
                {STORES[platform].name}
                {output.way === 'uploads' && (
                  <span className="font-normal text-ink-soft"> · no file: {builder.name} uploads it</span>
                )}
              </h3>
              <ol className="mt-1 list-decimal space-y-1 pl-5 marker:text-ink-faint">
                {output.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          )
        );
      })}
    </div>
  );
}
