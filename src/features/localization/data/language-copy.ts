import type { MarketCode } from '../model/localization';
import { ARABIC } from './copy-ar';
import { GERMAN } from './copy-de';
import { SPANISH } from './copy-es';
import { FRENCH } from './copy-fr';
import { HINDI } from './copy-hi';
import { JAPANESE } from './copy-ja';
import { KOREAN } from './copy-ko';
import { PORTUGUESE } from './copy-pt';
import { RUSSIAN } from './copy-ru';
import { CHINESE } from './copy-zh';
import type { LanguageCopy } from './copy-types';

export const LANGUAGE_COPY: Record<MarketCode, LanguageCopy> = {
  'es-ES': SPANISH,
  'fr-FR': FRENCH,
  'de-DE': GERMAN,
  'ja-JP': JAPANESE,
  'ko-KR': KOREAN,
  'zh-CN': CHINESE,
  'pt-BR': PORTUGUESE,
  'ru-RU': RUSSIAN,
  'ar-SA': ARABIC,
  'hi-IN': HINDI,
};
