import { Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Design, DesignTarget } from '@/domain/studio/design';
import { TEMPLATES } from '@/domain/studio/gallery';
import { applyTemplate, type Template } from '@/domain/studio/templates';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { TextField } from '@/components/field';
import type { FindImage } from '@/lib/images/paint';
import type { Size } from '@/model/geometry';
import { useSetDrawings } from '../../pictures/use-set-drawings';
import { ShotCanvas } from '../canvas/shot-canvas';

/** How many pictures of the set a template is shown with, and their height in CSS pixels. */
const SHOWN = 3;
const HEIGHT = 150;

interface Images {
  pictureSize: (id: string) => Size | undefined;
  assetSize: (hash: string) => Size | undefined;
  findImage: FindImage;
}

/** The set that templates are shown with. */
interface ShownSet {
  design: Design;
  target: DesignTarget;
  locale: string;
  mainLocale: string;
  images: Images;
  icon?: Design | undefined;
}

interface Styled extends ShownSet {
  template: Template;
  apply: (design: Design, template: Template) => Design;
}

/** Ready-made and own looks, shown with the pictures and texts of this set. */
export function TemplateGallery({
  isOpen,
  templates = TEMPLATES,
  apply = applyTemplate,
  own,
  onOpenChange,
  onApply,
  onSave,
  onDelete,
  ...set
}: ShownSet & {
  isOpen: boolean;
  /** Templates of the gallery, and how one changes the design. */
  templates?: readonly Template[];
  apply?: Styled['apply'];
  /** The user's own templates; none for graphics. */
  own?: readonly Template[];
  onOpenChange: (isOpen: boolean) => void;
  onApply: (template: Template) => void;
  onSave?: (name: string) => void;
  onDelete?: (template: Template) => void;
}) {
  const [name, setName] = useState('');
  const card = (template: Template, handleDelete?: () => void) => (
    <TemplateCard
      key={template.id}
      {...set}
      template={template}
      apply={apply}
      onApply={() => onApply(template)}
      onDelete={handleDelete}
    />
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Templates"
      description="Texts, pictures and their order stay. Undo restores the previous look."
      size="large"
    >
      <div className="grid gap-6">
        <ul className="grid gap-4 sm:grid-cols-2">{templates.map((template) => card(template))}</ul>
        {own && (
          <section>
            <h3 className="mb-2 text-sm font-semibold">Your own templates</h3>
            {own.length === 0 && (
              <p className="text-sm text-ink-soft">
                Save the look of this set to use it again, in other apps as well.
              </p>
            )}
            <ul className="grid gap-4 sm:grid-cols-2">
              {own.map((template) => card(template, () => onDelete?.(template)))}
            </ul>
            <form
              className="mt-4 flex flex-wrap items-end gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                if (name.trim() === '') return;
                onSave?.(name.trim());
                setName('');
              }}
            >
              <div className="min-w-56 flex-1">
                <TextField
                  label="Name of the template"
                  value={name}
                  maxLength={60}
                  autoComplete="off"
                  onChange={(event) => setName(event.target.value)}
                />
              </div>
              <Button type="submit" variant="secondary" disabled={name.trim() === ''}>
                Save this look
              </Button>
            </form>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function TemplateCard({
  onApply,
  onDelete,
  ...styled
}: Styled & { onApply: () => void; onDelete: (() => void) | undefined }) {
  const { template } = styled;
  // The dialog opens first, and then each card draws its pictures.
  const hasOpened = useDeferredValue(true, false);
  return (
    <li className="relative">
      <button
        type="button"
        onClick={onApply}
        className="grid w-full gap-2 rounded-card border p-3 text-start hover:border-accent hover:bg-accent-soft"
      >
        <span className="flex h-[10.375rem] justify-center gap-1.5 overflow-hidden rounded-control bg-sunken p-2">
          {hasOpened && <TemplatePictures {...styled} />}
        </span>
        <span className="text-sm font-medium">{template.name}</span>
      </button>
      {onDelete && (
        <button
          type="button"
          aria-label={`Delete the template ${template.name}`}
          onClick={onDelete}
          className="absolute end-3 bottom-2 inline-flex size-8 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-bad"
        >
          <Trash2 className="size-4" />
        </button>
      )}
    </li>
  );
}

/** The first pictures of the set as the template makes them. */
function TemplatePictures({
  template,
  design,
  target,
  locale,
  mainLocale,
  images: { pictureSize, assetSize, findImage },
  apply,
  icon,
}: Styled) {
  const styled = useMemo(() => firstPictures(apply(design, template)), [apply, design, template]);
  const request = { design: styled, target, locale, mainLocale, pictureSize, assetSize, icon };
  const { drawings } = useSetDrawings(request);
  const width = Math.round((HEIGHT * target.width) / target.height);
  return drawings.map((drawing, index) => (
    <span key={styled.order[index]} className="shrink-0 overflow-hidden rounded">
      <ShotCanvas drawing={drawing} target={target} findImage={findImage} width={width} height={HEIGHT} />
    </span>
  ));
}

function firstPictures(design: Design): Design {
  return { ...design, order: design.order.slice(0, SHOWN) };
}
