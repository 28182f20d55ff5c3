import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { scrubAuthLink } from './scrub-auth-link';

const ORIGIN = 'http://app.test';
const TOKEN = '#access_token=a.b.c&refresh_token=r&token_type=bearer';

/** Where the address bar is after scrubbing `href`, with the browser's own rules for `replaceState`. */
function scrubbed(href: string): string {
  const location = new URL(href);
  let address = href;
  scrubAuthLink(location, {
    state: null,
    replaceState(_state, _title, url) {
      const target = new URL(String(url), location);
      if (target.origin !== location.origin) throw new DOMException('another origin', 'SecurityError');
      address = target.href;
    },
  });
  return address;
}

describe('scrubAuthLink', () => {
  itEvery([
    [`/apps${TOKEN}`, '/apps'],
    [`//x${TOKEN}`, '//x'],
    [`//x.example/apps?a=1${TOKEN}`, '//x.example/apps?a=1'],
    [`///${TOKEN}`, '///'],
    [`//[${TOKEN}`, '//['],
    ['/#error=access_denied&error_code=otp_expired', '/'],
    ['/?code=once', '/'],
    ['//?code=once', '//'],
  ])('takes the token or code out of …', (path, left) => {
    expect(scrubbed(ORIGIN + path)).toBe(ORIGIN + left);
  });

  it.each(['/apps', '/apps#top', '/apps?code=A1', '//x#top'])('leaves %s unchanged', (path) => {
    expect(scrubbed(ORIGIN + path)).toBe(ORIGIN + path);
  });

  it('never stops the start when the browser refuses to change the address', () => {
    const refusing = {
      state: null,
      replaceState: () => {
        throw new DOMException('too many calls', 'SecurityError');
      },
    };
    expect(() => scrubAuthLink(new URL(`${ORIGIN}/${TOKEN}`), refusing)).not.toThrow();
  });
});
