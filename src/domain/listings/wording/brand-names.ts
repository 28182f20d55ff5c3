import { brands } from 'virtual:catalog/words-brands';
import { phraseTable } from './match-phrases';

/**
 * Trademarks that apps are often refused for: services, social networks, games, media and device makers. Names that
 * are also ordinary words or common first names are left out.
 */
export const BRANDS = phraseTable(brands);

/** Words that offer a connection to the mark instead of using it as the app's own name. */
export const FOR_A_BRAND =
  /(?<![\p{L}])(?:for|with|from|to|via|and|on|your|für|mit|von|aus|pour|avec|de|para|con|desde|per|da|до|для|с|із|для)\s+$/iu;
