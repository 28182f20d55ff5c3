import * as z from 'zod/mini';
import { recordSchema, type Stored } from '@/domain/records/record-schema';
import { useMemo } from 'react';
import { readTemplate } from '@/domain/studio/design-schema';
import type { Template } from '@/domain/studio/templates';
import { fontFamilyOf } from '@/domain/studio/fonts';
import type { OwnFont } from '@/lib/images/load-fonts';
import { defineCollection } from '@/lib/workspace/collection';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';

/** A background picture of the user's own. Designs and templates of all apps refer to it by the hash of its bytes. */
const assetSchema = z.looseObject({
  /** SHA-256 of the bytes, in hex. */
  id: z.string(),
  fileName: z.string(),
  width: z.number(),
  height: z.number(),
  blob: z.instanceof(Blob),
});
export type StudioAsset = Stored<typeof assetSchema>;

export const studioAssetsCollection = defineCollection({ name: 'studio-assets', schema: assetSchema });

/** The stored background pictures, and how to store one. */
export function useStudioAssets() {
  const { data } = useCollection(studioAssetsCollection);
  const { put } = useCollectionWriter(studioAssetsCollection);
  const assets = useMemo(() => new Map((data ?? []).map((asset) => [asset.id, asset])), [data]);
  return { assets, put };
}

/** A font file of the user's own. Styles refer to it by its id, which contains the hash of its bytes. */
const fontSchema = z.looseObject({ id: z.string(), fileName: z.string(), blob: z.instanceof(Blob) });
export type StudioFont = Stored<typeof fontSchema>;

export const studioFontsCollection = defineCollection({ name: 'studio-fonts', schema: fontSchema });

/** The stored font files, the same as drawing takes them, and how to store one. */
export function useStudioFonts() {
  const { data } = useCollection(studioFontsCollection);
  const { put } = useCollectionWriter(studioFontsCollection);
  const stored = useMemo(() => data ?? [], [data]);
  const fonts = useMemo(
    () => stored.map(({ id, blob }): OwnFont => ({ family: fontFamilyOf(id), file: blob })),
    [stored],
  );
  return { stored, fonts, isLoaded: data !== undefined, put };
}

/** A template of the user's own as stored. */
interface StoredTemplate {
  id: string;
  template: unknown;
}

export const studioTemplatesCollection = defineCollection<StoredTemplate>({
  name: 'studio-templates',
  // The reader of templates checks the rest.
  schema: recordSchema<StoredTemplate>()({ id: z.string(), template: z.unknown() }),
});

/** The user's own templates, which every app can use, and how to store and delete them. */
export function useOwnTemplates() {
  const { data } = useCollection(studioTemplatesCollection);
  const { put, remove } = useCollectionWriter(studioTemplatesCollection);
  const templates = useMemo(() => (data ?? []).flatMap(({ template }) => readTemplate(template)), [data]);
  return {
    templates,
    store: (template: Template) => put({ id: template.id, template }),
    remove,
  };
}
