/**
 * Wordings of App Review by rule id, as `Stems`: they survive when Apple rewords a sentence, puts it in the plural or
 * names the app in between (public issue threads). They count near words of an app review.
 */
export const APPLE_WORDINGS: Readonly<Record<string, readonly string[]>> = {
  'apple-1.1': [
    'objectionable content|material|themes includes|contains|features|references',
    'offensive|mean-spirited|defamatory|discriminatory|hateful content|material includes|contains|features',
    'pornographic|nudity|sexual content|material|images includes|contains|features|depicts',
    'realistic violence|killing|torture includes|contains|depict',
  ],
  'apple-1.1.6': [
    'trick|joke|prank|fake functionality|features|device|simulate include|app entertainment|fals',
  ],
  'apple-1.2': [
    'user-generated|user-created|community content|posts|messages|comments precautions|safeguards|moderat|filter|report|block|eula',
    'mechanism|method|ability flag|report|block objectionable|offensive|abusive content|users',
    'eula|terms tolerance objectionable|abusive',
  ],
  'apple-1.3': [
    'parental gate links|purchas|kids|children|before|behind|require|include',
    'kid category',
    'kids|children advertising|analytics|idfa|adsupport|tracking app',
  ],
  'apple-1.4': [
    'medical|health citation|sources include|provide|easy|find|missing',
    'regulatory clearance medical|device|hardware',
    'encourage|promote|facilitate consumption|sale|use tobacco|vape|vaping|drugs|marijuana|alcohol',
    'physical harm risk|app',
  ],
  'apple-1.5': [
    'support url|page|link|website not|does|functional|direct|lead|working|error contact|information|ask|questions|website|page|support',
  ],
  'apple-2.1': [
    'button|buttons|link|links|sign-in|submit not|didn|doesn|don|never function|work|works|respond|react|proceed|proceeding',
    'request|login|sign-in|app|server timed|times|hangs|hung out|forever|launch|startup',
    'bug reviewer|reviewers spotted|found|noticed|hit|reported|saw',
    'crash ipad|iphone|ios|launch|startup|mac|rejection|rejected',
    'review without required|requiring download|install additional|software',
    'bug one|discovered|exhibited|found|several app|in-app review|experience|ipad|iphone|mac',
    'unable|could|cannot|not sign|log|access demo|test|provided|account|credentials account|credentials|password',
    'credentials|password|account demo|test|review|provided|login invalid|expired|incorrect|work|incomplete|wrong',
    'provide|include|need demo|test|user account|name|credentials|password password|access|full|features',
    'blank|black|white|empty screen|page app|launch|display|load|content|tapped review|ipad|iphone|mac',
    'error message|alert|page displayed|appear|show|produced|present|received tap|attempt|tried|when|launch|login|purchase',
    'load indefinitely|infinite|continuously|fail|never|stuck app|content|screen|page review|ipad|iphone|launch',
    'placeholder text|content|image|screen|data includes|contains|app|still',
    'log|sign cannot|unable|could|not|fail reviewer|tester',
  ],
  'apple-2.1-information-needed': [
    'need|provide|require|request additional|more|following|further|detailed information|details|answers review|continue|complete',
    'video|recording|screencast demonstrat|showing|shows|access|provide|record physical|device|hardware|app|ios review|continue|reply',
    'answer|respond following|these questions review|reply|app',
  ],
  'apple-2.1-purchases': [
    'subscription|in-app|purchases locate|find|submitted unable|cannot|could|not|failed app|binary|review|complete',
  ],
  'apple-2.2': [
    'pre-release|beta|trial|demo version|test|limited app|metadata|name',
    'testflight beta|testing|pre-release use|instead|should',
  ],
  'apple-2.3': [
    'description like don|doesn|not they|apple|review',
    'description hate|dislike|complain|object they|apple|review',
    'metadata|description|screenshots features|content|functionality|app not|inaccura|unable|fail reflect|relevant|locate|find|match|describe|accurate',
    'what|description|metadata claims|mentions|describes|says|promises not|does|cannot|couldn available|exist|found|find|present',
  ],
  'apple-2.3.1': [
    'hidden|undocumented|dormant features|functionality',
    'concept|feature switch|bait|after review|approval',
    'conceal|hide|obfuscat|evade review|features|functionality',
  ],
  'apple-2.3.2': [
    'promotional|promoted image in-app|purchase',
    'screenshots|description|metadata in-app|purchase|paid additional|require|identify|indicate|disclose not|clear|must',
  ],
  'apple-2.3.3': [
    'screenshots|pictures like don|doesn|not they|apple|review',
    'screenshots|pictures hate|dislike|complain|object they|apple|review',
    'screenshot not|incorrect|inaccura|do|must|should|instead reflect|show|represent|match|depict|highlight|illustrate|close app|device|ipad|iphone|interface|actual|real|use',
    'screenshot splash|login|marketing|frame|stretched|modified|mockup|sign-in|rendered|outdated|out-of-date',
  ],
  'apple-2.3.4': ['preview|video app footage|capture|hand|person|frame include|not|only|show'],
  'apple-2.3.5': [
    'category selected|chosen|assigned|listed appropriate|inappropriate|fit|suit|correct|reflect',
  ],
  'apple-2.3.6': [
    'age rating|assurance|selected|questionnaire|metadata not|reflect|inaccura|incorrect|indicate|higher|consistent app|content|find',
  ],
  'apple-2.3.7': [
    'name|title|subtitle hate|dislike|complain|object they|apple|review',
    'keyword|subtitle|name|title|screenshots price|pricing|free|discount metadata|references|include',
    'keyword|subtitle|title|name trademark|irrelevant|popular|competitor|third-party|unrelated metadata|keywords|app',
    'metadata|subtitle|name|title character|30|long|exceed|generic|descriptor app|name',
    'name|title|subtitle like|accept|allow|approve don|doesn|didn|not apple|review|they',
  ],
  'apple-2.3.8': [
    'icon|logo like don|doesn|not they|apple|review',
    'icon|logo hate|dislike|complain|object they|apple|review',
    'name installed|device|displayed|springboard|home store|marketplace|metadata match|similar|same|differ',
    'metadata|icon|screenshots appropriate|suitable audience|ages|4+|children',
    'icon placeholder|blank|default|generic|template app',
  ],
  'apple-2.3.10': [
    'third-party|android|non-ios|non-apple|competing|google platform|status|devices|play|os reference|mention|information|includes|names',
    'android|google named|naming|mentioned|mentioning text|notes|description|new|screenshots',
    'android|google references|mention|image|screenshot metadata|description|screenshots|binary|irrelevant',
  ],
  'apple-2.4.1': [
    'ipad layout|resolution|cut|rotat|orientation|display|run|support|screen not|fail|incorrect|unusable|crowded app|iphone',
  ],
  'apple-2.5.1': [
    'private|non-public api|frameworks|symbols|methods|selectors|classes use|references|contain|call',
    'healthkit|carekit identify|indicate|mention|disclose|use functionality|interface|description|primary',
    'api|framework intended|documented|public purpose|manner|unapproved|use',
  ],
  'apple-2.5.2': [
    'codepush|code-push|jspatch|rollout reject|refus|remov|approv apple|review',
    'convert|compil|interpret|download|executes|loads javascript|code|scripts|bytecode native|change|behavior|feature|executable|remote',
    'hot|over-the-air|jspatch|codepush|rollout|dynamic code|update|patch|libraries|loading remove|change|behavior|method|arbitrary',
  ],
  'apple-2.5.4': [
    'background|uibackgroundmodes location|audio|voip|mode|fetch|bluetooth declare|features|require|persistent|unable|not|key',
  ],
  'apple-2.5': [
    'record consent|indication|indicator user visual|audible|explicit|clear',
    'webkit framework|javascript browse|web',
    'volume|ring|mute switch|buttons alter|disable|function',
  ],
  'apple-2.5.5': ['ipv6 network work|functional|compatib|support'],
  'apple-3.1.1': [
    'third-party|external payment reject|refus|defin|consider|regard apple|review',
    'payment system|gateway|method|sdk|provider digital|virtual content|goods|product|service|subscription',
    'external|outside|website|mechanism|stripe|paypal|other purchase|pay|paid|unlock|buy digital|content|subscription|features|premium|credits in-app|app allow|let|offer|provide|access|use|unlock|than',
    'external|outside|website|third-party link|directs|button|call purchase|pay|buy|subscribe in-app|digital|content|iap|mechanism',
    'license|promo|activation|redeem|qr|coupon key|code unlock|feature|content|enable|access',
    'loot|random|mystery|gacha odds|probabilit',
    'credits|currencies|currency|coins in-app|purchase expire|consumed|non-consumable|type|consumable',
  ],
  'apple-3.1.1-donations': [
    'donation|tip|donate developer|development|app|digital|creator|collect|contribute in-app|purchase|mechanism|external|link|nonprofit|other',
  ],
  'apple-3.1.1-restore': ['restore purchase|in-app feature|button|mechanism|include|user|previously|not'],
  'apple-3.1.2': [
    'subscription mechanism|way sign|subscribe|available include|have',
    'subscription|auto-renewable|auto-renewing terms|eula|privacy|title|length|price|duration|information missing|include|link|lack|display|clear|fully|required',
    'trial|introductory|billed|calculated|price|pricing conspicuous|prominent|clear|subordinate|auto-renew|automatically subscription|payment|charged|auto-renewing',
  ],
  'apple-3.1.5': [
    'wallet|crypto|bitcoin|virtual organization|individual|registered|approved|licens|currency reject|not|only app|developers|publish',
    'crypto|bitcoin|wallet|mining|token|nft exchange|organization|license|licensing|device|documentation|regions|on-device|countries|reward|storage app|submit|enrolled|provide|offer',
  ],
  'apple-3.2': [
    'specific|limited|internal|employees|single organization|business|company|users|audience|clients distribution|public|designed|intended|general|unlisted|use',
    'charit|fundrais|nonprofit|non-profit approved|raise|collect|donation|benevity funds|app|verified|organization',
    'loan|lending apr|repayment|terms|interest|payday',
    'rate|download order|required|forced|forces|must|incentiviz|reward functionality|content|access|currency|users other|app|friends',
    'financial|trading|investing|banking institution submitted|account|performing|entity',
  ],
  'apple-4.0': [
    'interface|screen|layout|text|buttons|design|ui crowded|overlap|illegible|truncated|clipped|obscured|cluttered|misaligned|polished|refined',
    'interface|screen|layout|text|buttons difficult|hard|challenging read|use|see|tap|navigate app|user|ipad|iphone|mac',
    'interface|app|window consistent|comply|follow|macos|native human interface guidelines',
    'reopen|re-open window|main|closed|closes menu|user|item',
  ],
  'apple-4.0-sign-in-with-apple': [
    'sign apple name|email|e-mail|information provide|require|ask|enter|input after|already|authentication|using',
    'sign apple button|logo|design|icon human|appropriate|guidelines|resembl|custom|follow|interface',
  ],
  'apple-4.0-browser': [
    'login|log|sign outside|external|leave|leaves app|safari|browser',
    'login|sign-in not|without take|stay|inside app',
  ],
  'apple-4.0-update-prompt': [
    'update|updating alert|prompt|button|force|check app|version store|built-in|mechanism|user',
  ],
  'apple-4.1': [
    'logo|icon|name similar|resembl|looks reject|refus',
    'icon|name|ui|design|screens|brand resembl|similar|copy|copies|imitat|mimic|impersonat popular|another|existing|other|third-party|well-known|brand app|game|developer|content',
    'misleading association|impression|affiliat|endors',
    'popularity leverage|capitalize|exploit|use',
  ],
  'apple-4.2': [
    'website|site similar|same|differ|identical|clone|copy content|functionality|opening reject|refus|disapprov|approv',
    'web|browsing sufficiently|differ|repackaged|wrapper|aggregat|wrapped|wraps site|experience|content|app|functionality|page app|native|safari|browser|without|from',
    'usefulness|functionality|utility|features limited|minimal|insufficient|few|lacks|small|niche|meaningful|robust app|content|native|experience valuable|lasting|minimum|small|limited|enough|appropriate|interactive|engaging|amount|native',
    'lasting entertainment|value',
    'content|contents too|not|so enough|little|much reject|refus',
    'web|hybrid app|site|page|view launch|open|wrap|load|inside|within native|browser|safari|shell unaccept|reject|refuse',
    'simple|basic|limited include|contain|app|features|functionality app-like|interactive|native|enough|appropriate',
  ],
  'apple-4.2.2': [
    'marketing|promotional|brochure|catalog materials|service primarily|main|only|simply app',
    'links|content aggregated|collection|curated internet|web|only limited|native|functionality|app|experience',
  ],
  'apple-4.2.6': [
    'template|app-generation|generation|builder commercialized|service|generated|created submitted|provider|app|content|owner',
  ],
  'apple-4.3': [
    'other|multiple|several|three|each apps same account|brand|company|developer',
    'spam app|design|form|considered|duplicat|similar|guideline',
    'similar|same|identical|duplicate|repackaged|shares binary|concept|feature|metadata|functionality|template|code apps|developer|submitted|terminated other|another|already|terminated|multiple app',
    'saturated|enough|oversaturated|crowded category|categories|store|apps dating|fortune|flashlight|similar|already|types|unique|high-quality',
    'consolidat|combine|combining|merge|single|container app multiple|several|different|similar|versions one|container|content|single',
  ],
  'apple-4.4': [
    'keyboard alphabet|numer|decimal|globe|category|utilities|switch reject|app|must|require|provide',
    'keyboard|widget|extension|sticker extension|keyboard|stickers function|full|require|include|advertising|next|network access|app|not|must|purchases',
  ],
  'apple-4.5': ['apple|game|music center|music|apn logo|artwork|metadata|user|data|unauthorized'],
  'apple-4.5.4': [
    'push|notifications marketing|promot|advertis|direct|spam notification|user|consent|opt',
    'push notification require|must use|function|order|enable|allow|access',
  ],
  'apple-4.8': [
    'sign|log|account third-party|facebook|google|social|twitter|wechat|exclusively apple|equivalent|another|privacy option|offer|include|provid|service|choice not|but|without|must|equivalent|also|does',
  ],
  'apple-5.0': [
    'china|chinese|mainland license|permit|miit|icp|filing|cyberspace|regulations|legal|required|approval|storefront|deep',
    'local law|legal|regulations comply|complies|required|remove|storefront|country|region',
  ],
  'apple-5.1.1': [
    'privacy policy link|url|include|missing|metadata|accessible|functional|easily|provide|lacks app|store|within|subscription|field|not',
    'denied|denies|deny|decline|refuse permission|access|location|tracking|camera|consent app|feature|respect|quit|require|settings',
  ],
  'apple-5.1.1-purpose-strings': [
    'photo|photos|camera|location|microphone|contacts|bluetooth|tracking not|doesn|didn explain|say|tell|clear|describe what|why|how',
    'string|strings permission|permissions|purpose|usage clear|vague|unclear|generic',
    'purpose|permission|usage|nscamera|nsphoto|nslocation string|alert|description|modal|request sufficiently|clearly|explain|specify|clarify|vague|complete|insufficient|example',
  ],
  'apple-5.1.1-required-data': [
    'require|asks|force personal|phone|gender|birth|email|information|registration register|provide|relevant|enter|function|collect core|relevant|not|unnecessary|directly|optional|function',
    'require|force register|registration|account|log|sign access|browse|use|using|features|before|content account|non-account|without|prior|before|free|guest',
  ],
  'apple-5.1.1(v)': [
    'delete find|locate way|option|feature account|wallet|profile|user',
    'account delet option|initiate|support|offer|include|allow|let|feature|process|way|within|deactivat|not|ability app|creation|user|create|permanently|guideline',
  ],
  'apple-5.1.2': [
    'att|apptrackingtransparency|track transparency|permission|prompt|framework|request|consent|idfa|data|privacy unable|locate|not|before|without|appear|indicate|implement|find|collected',
    'third-party|ai|openai|chatgpt ai|service|openai|llm personal|data|consent|shar|send consent|permission|disclose|identify|share|clear',
    'contacts|address contacts|book upload|collect|server|sent consent|permission|privacy|user',
  ],
  'apple-5.1.3': [
    'health|medical|clinical icloud|advertis|research|ethics|false|marketing data|information|consent|board',
  ],
  'apple-5.2.1': [
    'company|seller name reflect|match not app',
    'documentary|documentation|evidence|authoriz|permission|rights|license third-party|trademark|copyright|protected|intellectual|content|official|logo app|content|metadata|material include|contain|use|provide|without|own|necessary|features',
    'seller|account|entity|company submitted|reflect|match|associated|name|published|enrolled name|brand|legal|institution|official|government|organization|provider|owner services|content|app|information|seller',
  ],
  'apple-5.2.3': [
    'youtube|audio|video|music|media|soundcloud|spotify|streaming download|stream|save|convert|catalog|access third-party|authoriz|unauthorized|permission|youtube|source|rights',
  ],
  'apple-5.2.5': [
    "safari|siri|imessage|facetime|icloud|iphone|ipad|apple's similar|resembl|mimic|imitat|copies|looks icon|name|interface|logo app|reject|refus",
    "apple's trademark|product|emoji|interface|siri|ios|iphone|icon similar|misuse|improper|reference|incorrect|confus|resembl|misspell|app metadata|icon|name|use|title",
  ],
  'apple-5.3': [
    'gambling|gaming|lottery|sweepstakes|contest|betting|raffle real|licens|rules|money|official|sponsor|restrict|geo|free app|store|territor|location',
  ],
  'apple-5.4': ['vpn organization|licens|privacy|data|api|enrolled|nevpn app|service'],
  'apple-5.5': ['mdm|device management|profile|capabilities|enterprise|configuration app|request|permission'],
  'apple-5.6': [
    'manipulat|fraudulent|dishonest|incentiviz|filter ratings|review|rankings|chart|behavior user|store|app|developer',
    'custom|rating prompt|request|alert|popup skstorereviewcontroller|api|provided|app|custom rating|review not|instead|provided',
  ],
};
