import type { Listing } from '@/model/listing';

/** Words that say it is only play, wherever they are. */
const JEST =
  /(?<!\p{L})(?:pranks?|jokes?|simulat\p{L}+|just for fun|entertainment (?:only|purposes)|scherz\p{L}*|spaß-?app|blagues?|broma|brincadeira|scherzo|żart\p{L}*|розыгрыш|шутк\p{L}+|şaka)(?!\p{L})|ジョーク|お遊び|장난|娱乐|娛樂/iu;
/** Words of a game, in its name or the lines below it. */
const GAME =
  /(?<!\p{L})(?:games?|spiele?|jeux?|juegos?|jogos?|giochi|gioco|gra|gry|spel|oyun\p{L}*|игр\p{L}+|tycoon|rpg|idle|shooter|quest)(?!\p{L})|ゲーム|게임|游戏|遊戲|لعبة/iu;

/** Whether a listing says that a claim of it is only play. */
export function isInJest(
  { title, subtitle, shortDescription, description }: Listing,
  claim: string,
): boolean {
  return GAME.test(`${title}\n${subtitle}\n${shortDescription}\n${claim}`) || JEST.test(description);
}
