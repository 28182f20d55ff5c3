/**
 * Words that nobody searches for, and words that the stores do not want as keywords: claims, prices, names of platforms
 * and of stores. English first, then the commonest of the other large Latin languages.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `about above after again also always amazing android another apple apps application around available awesome back
  because become been before being best better between both came can't come could does doesn't doing done don't down
  download during each easily easy else even ever every everyone everything favorite feature features find first
  free from fully further getting give gives google great have haven't having helps help here here's herself himself
  inside install into ipad iphone itself it's just keep keeps know let's like little look looking made make makes
  making many maybe might more most much must need needs never nice nothing number once one's only onto other others
  ours ourselves over perfect place please quickly ready really same should simple simply since some someone something soon
  still such sure take takes than that that's their theirs them themselves then there there's these they they're thing
  things this those three through together today under until upon used user users using very want wants ways week
  welcome well were what what's when where which while whole whom whose will with within without world would year years
  visit visits website http https www online
  you'll your you're yours yourself yourselves
  para como pero este esta estos estas todo todos todas cada desde donde cuando porque sobre entre hasta muy puede
  pour avec dans vous votre vos nous notre plus tout tous toutes cette sont elle leur leurs comme sans faire chaque
  und oder aber nicht eine einen einem einer eines dein deine deinen deiner euch sich sind wird werden haben auch noch
  mehr alle alles jeden jeder durch über unter zwischen wenn dann
  com uma você seu sua seus suas mais todos também quando onde
  come della delle degli nella tutto tutti ogni sono anche quando`.split(/\s+/),
);
