import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { isDenied } from './denials';

/** The phrase is in brackets, which are taken out. */
function denied(marked: string): boolean {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  return isDenied(text, { text: text.slice(start, end), start, end });
}

describe('isDenied', () => {
  itEvery([
    'Lantern is free: no [subscription], no ads.',
    'There are no ads, accounts or [subscriptions].',
    'Works without a monthly [subscription].',
    'You don’t need to [sign up].',
    '[Login] is not required.',
    'A [subscription]-free journal.',
    'Laterne ist gratis. Kein [Abo], keine Werbung.',
    'Sin anuncios ni [suscripción].',
    'Sans [abonnement].',
    'Sem [assinatura] e sem anúncios.',
    'Senza [abbonamento].',
    'Без рекламы и [подписки].',
    'بدون [اشتراك]',
    '广告？没有。无[订阅]费。',
    '[サブスクリプション]なしで使えます。',
    '[ログイン]不要。',
    '[구독] 없이 사용하세요.',
    'बिना [सदस्यता] के',
  ])('finds a denial in every row', (text) => {
    expect(denied(text)).toBe(true);
  });

  itEvery([
    'The yearly [subscription] gives you every question.',
    'No ads. A [subscription] unlocks more.',
    'No ads!\nYour [subscription] renews each month.',
    'Nothing is shared: [sign in] and write.',
    'Start your [free trial]. It does not renew by itself.',
    'Ein [Abo] schaltet alles frei. Nicht jetzt.',
    'Notes by [subscription]',
    '[订阅]后可使用全部功能。',
    '[サブスクリプション]は自動更新です。',
    '[구독]하면 모든 질문을 볼 수 있습니다.',
  ])('finds none in any row', (text) => {
    expect(denied(text)).toBe(false);
  });
});
