/**
 * What only the web app shows of the rows of some tables: the fields to leave out, and fields that tell a row from other
 * objects of the same file.
 */
const UNUSED = [
  {
    files: /\/src\/domain\/rejections\/[\w-]+\.ts$/,
    row: ['title', 'cause', 'fix'],
    fields: ['place', 'done'],
  },
  { files: /\/src\/domain\/privacy\/data-topics\.ts$/, row: ['title'], fields: ['question', 'explain'] },
  {
    files: /\/src\/domain\/ratings\/apple-questions\.ts$/,
    row: ['isForPlay'],
    fields: ['question', 'explanation'],
  },
];

/**
 * Leaves texts out of the terminal program that only the web app shows: a bundler drops unused exports, but no unused
 * field of a table. A field that no row has any more stops the build.
 * @returns {import('vite').Plugin}
 */
export function withoutUnusedFields() {
  const missing = new Set(UNUSED.flatMap(({ fields }) => fields));
  return {
    name: 'storepilot:unused-fields',
    enforce: 'post',
    transform(code, id) {
      const table = UNUSED.find(({ files }) => files.test(id));
      if (!table) return;
      const found = rowFields(this.parse(code), table);
      for (const { name } of found) missing.delete(name);
      const parts = found.map(({ end }, index) => code.slice(end, found[index + 1]?.start));
      return { code: code.slice(0, found[0]?.start) + parts.join(''), map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`no table has the field ${[...missing].join(', ')} any more`);
    },
  };
}

/**
 * Where these fields are in the rows of a table, in the order of the code, each up to the next field.
 * @param {unknown} node
 * @param {{ row: string[], fields: string[] }} table
 * @returns {{ name: string, start: number, end: number }[]}
 */
function rowFields(node, table) {
  if (typeof node !== 'object' || node === null) return [];
  if (!isObjectLiteral(node)) return Object.values(node).flatMap((child) => rowFields(child, table));
  const names = node.properties.map(({ key, shorthand }) => (shorthand ? undefined : key?.name));
  const isRow = table.row.some((name) => names.includes(name));
  return node.properties.flatMap((property, index) => {
    const name = names[index];
    if (!isRow || !name || !table.fields.includes(name)) return rowFields(property, table);
    return [{ name, start: property.start, end: node.properties[index + 1]?.start ?? node.end - 1 }];
  });
}

/**
 * A node of the syntax tree, as far as it is read here: a spread has no key.
 * @typedef {{ start: number, end: number, key?: { name?: string }, shorthand?: boolean }} Field
 * @param {object} node
 * @returns {node is { properties: Field[], end: number }}
 */
function isObjectLiteral(node) {
  return 'type' in node && node.type === 'ObjectExpression';
}
