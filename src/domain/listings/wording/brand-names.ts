import { phraseTable } from './match-phrases';

/**
 * Trademarks that apps are often refused for: services, social networks, games, media and device makers. Names that
 * are also ordinary words or common first names are left out.
 */
export const BRANDS = phraseTable({
  any: `adidas | airbnb | aliexpress | alibaba | amazon prime | amazon music | audible | badoo | bing |
    binance | bitmoji | booking.com | bumble | buzzfeed | call of duty | candy crush | canva | cash app |
    chatgpt | coca-cola | coinbase | counter-strike | craigslist | deezer | deepseek | deliveroo | disney |
    doordash | duolingo | ebay | espn | etsy | evernote | expedia | facebook | fifa | fitbit | fortnite |
    free fire | garmin | genshin impact | gopro | gpt-4 | gpt-5 | grindr | grubhub | gta | gucci |
    harry potter | hbo max | hello kitty | hotmail | hulu | ikea | imdb | instacart | instagram |
    kakaotalk | kindle | lego | linkedin | lyft | mcdonalds | mcdonald's | mercado libre | microsoft |
    midjourney | minecraft | monopoly | ms word | myfitnesspal | nba | netflix | nfl | nike | nintendo |
    onlyfans | openai | pandora | paramount+ | paypal | pepsi | photoshop | pikachu | pinterest | pixar |
    playstation | pokemon | pokémon | pornhub | powerpoint | pubg | quora | reddit | robinhood | roblox |
    samsung | shazam | shein | shopify | skype | snapchat | snap chat | soundcloud | spider-man | spotify |
    star wars | starbucks | strava | super mario | telegram | temu | tesla | tetris | tidal | tiktok |
    tik tok | tinder | toyota | tripadvisor | trivago | tumblr | twitch | twitter | uber eats | ubereats |
    venmo | viber | vimeo | vinted | volkswagen | walmart | wechat | whatsapp | whats app | wikipedia |
    windows phone | xbox | yahoo | yelp | youtube | you tube | zillow | capcut | lensa | photomath |
    shutterfly | waze | truecaller | cnn | bbc`,
  ja: 'ポケモン | インスタグラム | ツイッター | ユーチューブ | ディズニー | 任天堂',
  ko: '카카오톡 | 인스타그램 | 유튜브 | 네이버 | 포켓몬',
  zh: '微信 | 抖音 | 淘宝 | 支付宝 | 小红书 | 微博 | 快手 | 京东 | 美团 | 拼多多',
  ru: 'вконтакте | инстаграм | ютуб | сбербанк',
});

/** Words that offer a connection to the mark instead of using it as the app's own name. */
export const FOR_A_BRAND =
  /(?<![\p{L}])(?:for|with|from|to|via|and|on|your|für|mit|von|aus|pour|avec|de|para|con|desde|per|da|до|для|с|із|для)\s+$/iu;
