/** A file with a readable record and a damaged one: the import asks about both. */
export function workspaceFile() {
  const app = {
    id: 'imported',
    name: 'Imported',
    bundleId: 'com.example.imported',
    platforms: ['ios'],
    lastSubmission: { version: '1', status: 'approved', date: '2026-01-01' },
    nextActions: [],
  };
  const record = { collection: 'apps', id: 'imported', version: 1, order: 1, value: app };
  const text = JSON.stringify({
    format: 'storepilot-workspace',
    version: 1,
    exportedAt: '',
    records: [record, null],
  });
  return { name: 'workspace.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}
