// npm run catalog:schemas: writes the JSON schemas with which editors check catalog/ while one types.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editorSchemas, ROOT } from './catalog/catalog.mjs';

for (const [file, text] of editorSchemas()) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
}
