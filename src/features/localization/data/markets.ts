import type { Difficulty, MarketCode } from '../model/localization';

/** One target market of the form. Sizes and revenues are sample numbers. */
export interface Market {
  code: MarketCode;
  name: string;
  language: string;
  region: string;
  flag: string;
  size: string;
  difficulty: Difficulty;
  revenue: string;
}

export const MARKETS = [
  {
    ...{ code: 'es-ES', name: 'Spanish (Spain)', language: 'Spanish', region: 'Spain', flag: '🇪🇸' },
    ...{ size: '42M users', difficulty: 'easy', revenue: '+14%' },
  },
  {
    ...{ code: 'fr-FR', name: 'French (France)', language: 'French', region: 'France', flag: '🇫🇷' },
    ...{ size: '58M users', difficulty: 'easy', revenue: '+16%' },
  },
  {
    ...{ code: 'de-DE', name: 'German (Germany)', language: 'German', region: 'Germany', flag: '🇩🇪' },
    ...{ size: '71M users', difficulty: 'medium', revenue: '+21%' },
  },
  {
    ...{ code: 'ja-JP', name: 'Japanese (Japan)', language: 'Japanese', region: 'Japan', flag: '🇯🇵' },
    ...{ size: '104M users', difficulty: 'complex', revenue: '+32%' },
  },
  {
    ...{ code: 'ko-KR', name: 'Korean (South Korea)', language: 'Korean', region: 'South Korea', flag: '🇰🇷' },
    ...{ size: '48M users', difficulty: 'medium', revenue: '+19%' },
  },
  {
    ...{ code: 'zh-CN', name: 'Chinese (China)', language: 'Chinese', region: 'China', flag: '🇨🇳' },
    ...{ size: '980M users', difficulty: 'complex', revenue: '+38%' },
  },
  {
    ...{ code: 'pt-BR', name: 'Portuguese (Brazil)', language: 'Portuguese', region: 'Brazil', flag: '🇧🇷' },
    ...{ size: '155M users', difficulty: 'easy', revenue: '+12%' },
  },
  {
    ...{ code: 'ru-RU', name: 'Russian (Russia)', language: 'Russian', region: 'Russia', flag: '🇷🇺' },
    ...{ size: '110M users', difficulty: 'medium', revenue: '+9%' },
  },
  {
    ...{ code: 'ar-SA', name: 'Arabic (Saudi Arabia)', language: 'Arabic', region: 'Saudi Arabia' },
    ...{ flag: '🇸🇦', size: '31M users', difficulty: 'complex', revenue: '+18%' },
  },
  {
    ...{ code: 'hi-IN', name: 'Hindi (India)', language: 'Hindi', region: 'India', flag: '🇮🇳' },
    ...{ size: '520M users', difficulty: 'complex', revenue: '+11%' },
  },
] as const satisfies readonly Market[];
