/**
 * The only script of the page that leads through the consoles: it copies texts, changes the language and remembers the ticks on this device. Its
 * hash is in the page's policy, so that no other script can run there; the test compares them.
 */
export const START_HERE_SCRIPT = `
const language = document.getElementById('language');
language?.addEventListener('change', () => {
  for (const part of document.querySelectorAll('[data-language]'))
    part.hidden = part.dataset.language !== language.value;
});
const store = {
  read: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  write: (key, value) => { try { localStorage.setItem(key, value); } catch {} },
};
for (const box of document.querySelectorAll('input[type=checkbox]')) {
  const key = document.title + ' ' + box.id;
  box.checked = store.read(key) === 'yes';
  box.addEventListener('change', () => store.write(key, box.checked ? 'yes' : 'no'));
}
document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button[data-copy]');
  if (!button) return;
  const source = document.getElementById(button.dataset.copy);
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(source.textContent);
  } catch {
    getSelection().selectAllChildren(source);
    isCopied = document.execCommand('copy');
  }
  button.textContent = isCopied ? 'Copied' : 'Press Ctrl+C';
  setTimeout(() => { button.textContent = 'Copy'; }, 2000);
});
`;

/** SHA-256 of the script, base64. */
export const START_HERE_SCRIPT_HASH = 'KYypCo73IRGJfKh55uJ3lSDQPJ76+Ieibv8x7MpGmto=';
