import type { Words } from './match-phrases';

/** Sentences that no honest text has. */
export interface ClaimTable {
  /** By language. The English ones are searched in every language, since untranslated text is common. */
  patterns: Readonly<Partial<Record<string, RegExp>>> & { en: RegExp };
  /** Words of which each English sentence has one: looking them up is far cheaper than the pattern. */
  hints: readonly string[];
}

/** Profits, loans and winnings that nobody can promise. */
export const GUARANTEED_GAINS: ClaimTable = {
  hints: [
    'guaranteed',
    'guarantee',
    'guarantees',
    'risk',
    'riskless',
    'double',
    'doubles',
    'triple',
    'triples',
    'loan',
    'loans',
    'credit',
    'earn',
  ],
  patterns: {
    en: /guaranteed (?:daily |monthly |weekly |annual |fixed |high )?(?:returns?|profits?|income|earnings|winnings?|loans?|approval|payouts?)\b|(?:risk-free|riskless) (?:profits?|returns?|income|earnings)\b|(?:loan|credit|approval)s? (?:is |are )?guaranteed\b|(?:profits?|returns?|income|winnings?) (?:is |are )guaranteed\b|guarantee(?:s|d)? (?:you |your )?(?:a |an )?(?:profit|return of|loan|monthly income)\b|\b(?:double|triple)s? your (?:money|investment|capital|deposit|bitcoins?)\b|\b(?:loans?|credit) (?:for everyone |approved )?(?:without|with no|no) (?:any )?credit (?:check|score|history)\b|\bearn \$?\d[\d,.]*\s?(?:\$|usd|dollars|%) (?:a|per|every) (?:day|week|hour)\b/iu,
    de: /garantierte[rnms]? (?:\p{L}+ )?(?:rendite|gewinne?|erträge|ertrag|einkommen|zinsen|kredite?|zusage|verdienst)(?!\p{L})|(?:kredit|gewinn|rendite)\s?garantie(?!\p{L})|(?:rendite|gewinn|kredit) (?:ist )?garantiert|ohne risiko (?:geld|gewinn)|(?:verdopple|verdoppeln sie|verdoppelt) (?:dein|ihr|das|euer) (?:geld|kapital|vermögen|einsatz)|kredit ohne schufa/iu,
    fr: /(?:rendements?|gains?|profits?|bénéfices?|revenus?|prêts?|crédits?) (?:\p{L}+ )?garantis?(?!\p{L})|(?:gains?|profits?|rendements?) sans (?:aucun )?risque|doubl(?:e|ez|er) (?:votre|ton|son) (?:argent|capital|mise)|(?:prêt|crédit) (?:accordé )?sans justificatif/iu,
    es: /(?:rentabilidad|ganancias?|beneficios?|ingresos|rendimientos?|préstamos?|créditos?) (?:\p{L}+ )?(?:garantizad[oa]s?|asegurad[oa]s?)(?!\p{L})|(?:ganancias?|beneficios?) sin (?:ningún )?riesgo|(?:duplica|duplique|dobla) (?:tu|su) (?:dinero|capital|inversión)|(?:préstamo|crédito)s? (?:aprobad[oa]s? )?sin (?:buró|revisar (?:tu )?historial)/iu,
    pt: /(?:rentabilidade|ganhos?|lucros?|rendimentos?|renda|retornos?|empréstimos?|crédito) (?:\p{L}+ )?garantid[oa]s?(?!\p{L})|(?:lucros?|ganhos?) sem (?:nenhum )?risco|(?:dobre|duplique) (?:seu|o seu) (?:dinheiro|capital|investimento)|empréstimo (?:aprovado )?sem consulta/iu,
    it: /(?:rendiment[oi]|guadagn[oi]|profitt[oi]|reddito|prestit[oi]|vincit[ae]) (?:\p{L}+ )?garantit[oiae](?!\p{L})|(?:guadagn[oi]|profitt[oi]) senza (?:alcun )?rischi[oi]?|raddoppi(?:a|ate) (?:il tuo|i tuoi|il vostro) (?:denaro|soldi|capitale)/iu,
    nl: /gegarandeerd[e]? (?:\p{L}+ )?(?:rendement|winst|inkomen|lening|opbrengst)(?!\p{L})|(?:winst|rendement) zonder risico|verdubbel (?:je|uw) (?:geld|inleg)/iu,
    pl: /gwarantowan[yeia]\p{L}{0,3} (?:\p{L}+ )?(?:zysk|zwrot|dochód|pożyczk|kredyt|wygran)\p{L}*|zysk(?:i|u|ów)? bez ryzyka|podwój (?:swoje )?pieniądze|(?:pożyczka|kredyt) bez bik/iu,
    ru: /гарантированн\p{L}+ (?:\p{L}+ )?(?:доход|прибыл|заработ|выигрыш|одобрен|кредит|займ)\p{L}*|(?:доход|прибыль|одобрение|заработок) гарантирован\p{L}*|(?:доход|прибыль|заработок) без риска|удвойте? (?:свои )?(?:деньги|капитал)|(?:кредит|за[йё]м)\p{L}* без отказа/iu,
    tr: /garantili (?:\p{L}+ )?(?:kazanç|getiri|kâr|kar|gelir|kredi)(?!\p{L})|risksiz (?:kazanç|getiri|kâr|kar)(?!\p{L})|paranızı (?:ikiye|2['’]?ye) katla/iu,
    ja: /(?:利益|収益|収入|元本|儲け|融資|審査通過)(?:を|が|は)?(?:必ず)?(?:保証|確約)(?:します|され|付き|いたします)|必ず(?:儲か|稼げ|勝て|審査に通)|ノーリスクで|絶対に(?:儲か|稼げ)/u,
    ko: /(?:수익|원금|이익|대출|승인)(?:을|를|이|은)?\s?(?:100%\s?)?보장(?:합니다|해|된|되는|됩)|무조건\s?(?:수익|대출|승인)|무위험\s?수익/u,
    zh: /(?:保证|保證|稳定|穩定)(?:盈利|收益|獲利|获利|賺錢|赚钱|下款|放款)|稳赚不赔|穩賺不賠|(?:零风险|零風險|无风险|無風險)(?:高)?(?:收益|回报|回報|盈利|获利|獲利)|保本(?:保息|高收益)|百分百(?:下款|盈利|中奖)/u,
    ar: /(?:أرباح|ربح|عائد|دخل|قرض|قروض)\p{L}* (?:\p{L}+ )?(?:مضمون|مضمونة)(?!\p{L})|ضاعف (?:أموالك|مالك)/u,
    hi: /गारंटी(?:ड|शुदा| के साथ| वाला)? (?:मुनाफ़ा|मुनाफा|रिटर्न|कमाई|लोन|लाभ)|पक्का (?:मुनाफा|मुनाफ़ा|लोन)|पैसे? दोगुना/u,
  },
};

const ILLNESS = {
  en: "(?:cancer|diabetes|depression|anxiety|migraines?|asthma|arthritis|insomnia|back pain|chronic pain|hypertension|(?:high )?blood pressure|tinnitus|adhd|autism|alzheimer(?:[’']s)?|epilepsy|obesity|myopia|covid(?:-19)?|infertility|(?:any |every |all )?(?:diseases?|illness(?:es)?))",
};

/** Cures, and apps that replace a doctor or a medicine. */
export const HEALTH_CLAIMS: ClaimTable = {
  hints: [
    'cure',
    'cures',
    'cured',
    'heal',
    'heals',
    'eliminate',
    'eliminates',
    'reverse',
    'reverses',
    'replace',
    'replaces',
    'medication',
    'medicine',
    'pills',
    'lose',
    'melt',
    'clinically',
  ],
  patterns: {
    en: new RegExp(
      `(?<![\\p{L}])(?:cures?|heals?|eliminates?|reverses?) (?:your |the |all )?(?:\\p{L}+ )?${ILLNESS.en}(?!\\p{L})|(?<!\\p{L})(?:cures? for|cured of) (?:your )?${ILLNESS.en}(?!\\p{L})|(?<!\\p{L})replaces? (?:your |the |any |all )?(?:medications?|medicines?|doctors?|therapists?|insulin|pills|drugs)(?!\\p{L})|(?:stop taking|throw away|without) your (?:medication|medicine|pills)(?!\\p{L})|(?<!\\p{L})(?:lose|melt) \\d+\\s?(?:kg|kilos?|pounds|lbs?) in (?:\\d+|one|two|three|four|a) (?:days?|weeks?)(?!\\p{L})|clinically proven to (?:cure|heal|treat)`,
      'iu',
    ),
    de: /(?<!\p{L})heilt (?:\p{L}+ )?(?:krebs|diabetes|depression|migräne|asthma|rückenschmerzen|angst|schlaflosigkeit|bluthochdruck|tinnitus|krankheiten|arthrose|schmerzen)|(?:krebs|diabetes|depressionen|migräne|rückenschmerzen|bluthochdruck|tinnitus|arthrose) (?:\p{L}+ ){0,3}heilen(?!\p{L})|ersetzt (?:\p{L}+ )?(?:medikamente|arzt|ärztin|arztbesuch|medizin|tabletten|therapie|insulin)(?!\p{L})|(?<!\p{L})\d+\s?kilo in (?:\p{L}+|\d+) (?:tagen|wochen)/iu,
    fr: /(?<!\p{L})gu[ée]ri(?:t|ssez|r) (?:(?:le|la|les|votre|vos|du|de la|définitivement) ?|l[’'])?(?:cancer|diabète|dépression|migraines?|asthme|mal de dos|anxiété|insomnies?|hypertension|acouphènes|maladies|arthrose)|remplace (?:(?:vos|votre|les|le|tous vos) )(?:médicaments?|médecins?|traitements?|insuline)|perdez \d+\s?(?:kg|kilos) en (?:\p{L}+|\d+) (?:jours|semaines)/iu,
    es: /(?<!\p{L})cura (?:(?:el|la|tu|su|los|las|definitivamente) )?(?:cáncer|diabetes|depresión|migrañas?|asma|dolor de espalda|ansiedad|insomnio|hipertensión|enfermedades|artritis)|(?:sustituye|reemplaza) (?:a )?(?:tus?|sus?|los|el|la|al) ?(?:medicamentos?|médicos?|medicación|medicinas?|insulina)|pierde \d+\s?(?:kg|kilos) en (?:\p{L}+|\d+) (?:días|semanas)/iu,
    pt: /(?<!\p{L})cura (?:(?:o|a|os|as|sua|seu) )?(?:câncer|cancro|diabetes|depressão|enxaquecas?|asma|dor nas costas|dores nas costas|ansiedade|insónia|insônia|hipertensão|doenças|artrite)|substitui (?:(?:os|seus|o|seu|a|sua) )+(?:medicamentos?|remédios?|médicos?|medicação|insulina)|perca \d+\s?(?:kg|quilos) em (?:\p{L}+|\d+) (?:dias|semanas)/iu,
    it: /(?<!\p{L})(?:cura|guarisce|guarisci) (?:(?:il|la|le|i|dal|dalla|definitivamente) |l[’'])?(?:cancro|diabete|depressione|emicrania|asma|mal di schiena|ansia|insonnia|ipertensione|malattie|artrite|artrosi)|sostituisce (?:(?:i|il|la|le|tuoi|tuo|tue) )+(?:farmaci|farmaco|medico|medicine|medicinali|terapia)|perdi \d+\s?(?:kg|chili) in (?:\p{L}+|\d+) (?:giorni|settimane)/iu,
    nl: /(?<!\p{L})geneest (?:\p{L}+ )?(?:kanker|diabetes|depressie|migraine|astma|rugpijn|angst|slapeloosheid|ziekten?)|vervangt (?:je|uw|de) (?:medicijnen|medicatie|dokter|arts)/iu,
    pl: /(?<!\p{L})(?:leczy|wyleczy|uleczy) (?:\p{L}+ )?(?:raka|nowotwory|cukrzycę|depresję|migren[ęy]|astmę|bóle? pleców|lęk|bezsenność|nadciśnienie|choroby)|zastępuje (?:\p{L}+ )?(?:leki|lekarza|lekarstwa)/iu,
    ru: /(?<!\p{L})(?:излечивает|вылечит|лечит|исцеляет) (?:\p{L}+ )?(?:рак|диабет|депрессию|мигрень|астму|боль в спине|тревогу|бессонницу|гипертонию|болезни)|заменяет (?:\p{L}+ )?(?:лекарства|врача|таблетки)/iu,
    tr: /(?:kanseri|diyabeti|depresyonu|migreni|astımı|bel ağrısını|sırt ağrısını|uykusuzluğu|hastalıkları) (?:\p{L}+ )?(?:tedavi eder|iyileştirir)|ilaçlarınızın yerini alır|doktorun yerini alır/iu,
    ja: /(?:がん|ガン|癌|糖尿病|うつ病|うつ|片頭痛|喘息|腰痛|高血圧|不眠症|病気|近視)(?:が|を)(?:完全に|必ず|確実に)?(?:治ります|治します|治せます|完治|治癒)|(?:薬|医師|お医者さん|病院)(?:の代わりになり|が不要になり|がいらなくなり)/u,
    ko: /(?:암|당뇨병?|우울증|편두통|천식|요통|허리 통증|고혈압|불면증|질병)(?:을|를|이|가)?\s?(?:완전히 |확실히 )?(?:치료합니다|완치|치료해 ?드립니다|낫게)|(?:약|의사)(?:을|를)\s?대신합니다/u,
    zh: /(?:治愈|治癒|根治|治好)(?:您的|你的)?(?:癌症|糖尿病|抑郁症|憂鬱症|抑郁|偏头痛|偏頭痛|哮喘|腰痛|背痛|高血压|高血壓|失眠|疾病|近视|近視)|(?:代替|取代|替代)(?:您的|你的)?(?:药物|藥物|医生|醫生|吃药|吃藥)/u,
    ar: /(?:يعالج|يشفي|علاج نهائي ل\p{L}*) (?:من )?(?:السرطان|السكري|الاكتئاب|الصداع النصفي|الربو|آلام الظهر|القلق|الأرق|ضغط الدم|الأمراض)|(?:بديل عن|يغني عن) (?:الأدوية|الطبيب|الدواء)/u,
    hi: /(?:कैंसर|मधुमेह|डायबिटीज|अवसाद|माइग्रेन|अस्थमा|कमर दर्द|पीठ दर्द|अनिद्रा|रक्तचाप|बीमारी|बीमारियों) (?:को|का) (?:पूरी तरह )?(?:ठीक करता|ठीक करती|इलाज करता|जड़ से)|(?:दवा|दवाओं|डॉक्टर) की जगह ले/u,
  },
};

/** Measurements that the sensors of a phone cannot make, and effects that an app cannot have. */
export const IMPOSSIBLE_FUNCTIONS: ClaimTable = {
  hints: [
    'blood',
    'glucose',
    'temperature',
    'fever',
    'viruses',
    'malware',
    'double',
    'doubles',
    'triple',
    'triples',
    'speed',
    'speeds',
    'boost',
    'boosts',
    'accelerate',
    'accelerates',
    'charge',
    'charges',
    'lie',
    'lies',
    'lying',
    'ray',
    'xray',
    'clothes',
    'clothing',
    'walls',
    'ghosts',
  ],
  patterns: {
    en: /\bblood (?:pressure|sugar|glucose|oxygen) (?:\p{L}+ ){0,2}(?:by|with|using|from|via) (?:just )?(?:your |the )?(?:phone |smartphone )?(?:finger\p{L}*|camera|flash)\b|(?:measures?|checks?|reads?|monitors?|detects?) (?:your |the )?(?:blood (?:pressure|sugar|glucose|oxygen)|glucose|(?:body )?temperature|fever) (?:\p{L}+ ){0,5}(?:with|using|by|from|through|via) (?:\p{L}+ ){0,3}(?:phone|smartphone|camera|flash|fingertip|finger|fingerprint)\b|\b(?:removes?|deletes?|kills?|cleans?) (?:all |every |\p{L}+ )?(?:viruses|malware)\b|\b(?:doubles?|triples?) (?:the |your )?(?:battery(?: life)?|internet(?: speed)?|ram)\b|\b(?:speeds? up|boosts?|accelerates?) your (?:internet|wi-?fi|network|phone|ram)\b[^.!?\n]{0,20}\b(?:\d+\s?(?:%|x|times)|by \d+)|\bcharges? your (?:phone|battery) (?:\p{L}+ )?(?:from|with|by|using) (?:the )?(?:sun(?:light)?|solar|shaking|camera|air)\b|\b(?:real |true )?lie detector (?:that|which|with|using|from)\b|\bdetects? (?:whether (?:someone|somebody|a person|your \p{L}+) (?:is lying|lies)|lies)\b|\bx-?ray (?:your|scanner|vision|scan of|camera)\b|\bsees? through (?:clothes|clothing|walls)\b|\bdetects? (?:real )?ghosts\b/iu,
    de: /(?:misst|messen|miss|prüft) (?:\p{L}+ ){0,2}(?:blutdruck|blutzucker|sauerstoffsättigung|körpertemperatur|fieber) (?:\p{L}+ ){0,4}(?:mit|über|per|durch) (?:\p{L}+ ){0,3}(?:handy|smartphone|kamera|finger|fingerabdruck)\p{L}*|(?:blutdruck|blutzucker|fieber|körpertemperatur) (?:\p{L}+ ){0,2}(?:mit|über|per) (?:\p{L}+ ){0,3}(?:kamera|finger|fingerabdruck|handy|smartphone) (?:\p{L}+ )?messen|(?:entfernt|löscht|beseitigt) (?:alle )?viren(?!\p{L})|verdoppelt (?:\p{L}+ )?akku\p{L}*|(?:beschleunigt|verdoppelt) (?:dein|ihr|das|euer) (?:internet|wlan)|(?:echter )?lügendetektor (?:mit|für|der)|erkennt (?:\p{L}+ )?lügen(?!\p{L})|röntgen(?:kamera|scanner|blick)|durch (?:wände|kleidung) sehen/iu,
    fr: /mesure[zr]? (?:(?:votre|la|le) )?(?:tension(?: artérielle)?|glycémie|température(?: corporelle)?|oxygène) (?:\p{L}+ ){0,4}(?:avec|par|grâce à|à l[’']aide de|via) (?:\p{L}+ ){0,3}(?:téléphone|smartphone|caméra|appareil photo|doigt|empreinte)|supprime (?:tous )?(?:les )?virus(?!\p{L})|double (?:l[’']autonomie|la durée|la batterie)|accélère (?:votre|ta) connexion|détecteur de mensonges? (?:qui|avec|par)|détecte (?:les )?mensonges|voir à travers (?:les )?(?:murs|vêtements)|scanner? (?:à )?rayons x/iu,
    es: /(?:mide|medir|mida) (?:(?:tu|su|la|el) )?(?:presión(?: arterial)?|tensión(?: arterial)?|glucosa|azúcar|temperatura|oxígeno) (?:\p{L}+ ){0,4}(?:con|mediante|usando|a través de) (?:\p{L}+ ){0,3}(?:móvil|teléfono|cámara|dedo|huella|celular)|elimina (?:todos )?(?:los )?virus(?!\p{L})|duplica (?:la )?(?:batería|duración de (?:la|tu) batería|vida de)|acelera (?:tu|su) (?:internet|conexión|wifi)|detector de mentiras (?:que|con|real)|detecta (?:las )?mentiras|ver a través de (?:la )?(?:ropa|paredes)|(?:cámara|escáner) de rayos x/iu,
    pt: /(?:mede|meça|medir) (?:(?:sua|seu|a|o) )*(?:pressão(?: arterial)?|glicose|glicemia|temperatura|oxigênio) (?:\p{L}+ ){0,4}(?:com|pela|pelo|usando|através) (?:\p{L}+ ){0,3}(?:celular|telemóvel|câmera|câmara|dedo|digital)|(?:remove|elimina) (?:todos )?(?:os )?vírus(?!\p{L})|(?:dobra|duplica) (?:a )?(?:bateria|duração da bateria)|acelera (?:sua|a sua) (?:internet|conexão)|detector de mentiras (?:que|com|real)|(?:detecta|deteta) mentiras|(?:câmera|scanner) de raios?[- ]x/iu,
    it: /misura(?:re)? (?:(?:la|il|tua|tuo) )*(?:pressione(?: sanguigna| arteriosa)?|glicemia|temperatura|ossigeno) (?:\p{L}+ ){0,4}(?:con|tramite|usando|attraverso) (?:\p{L}+ ){0,3}(?:telefono|smartphone|fotocamera|dito|impronta)|(?:rimuove|elimina) (?:tutti )?(?:i )?virus(?!\p{L})|raddoppia (?:la )?(?:batteria|durata della batteria)|(?:accelera|velocizza) (?:la tua|il tuo) (?:internet|connessione)|macchina della verità (?:che|con|vera)|rileva (?:le )?bugie|(?:scanner|fotocamera) a raggi x/iu,
    nl: /meet (?:je|uw) (?:bloeddruk|bloedsuiker|temperatuur) (?:\p{L}+ ){0,4}(?:met|via) (?:\p{L}+ ){0,3}(?:telefoon|camera|vinger)|verwijdert (?:alle )?virussen|verdubbelt (?:je|uw|de) (?:batterij|accu)\p{L}*|leugendetector (?:die|met)/iu,
    pl: /(?:mierzy|zmierz) (?:\p{L}+ )?(?:ciśnienie|cukier|temperaturę|glukozę)(?: \p{L}+){0,4} (?:za pomocą|przez|aparatem|palcem)(?: \p{L}+)?|usuwa (?:wszystkie )?wirusy|podwaja (?:\p{L}+ )?(?:baterii|baterię|czas pracy)|wykrywacz kłamstw|wykrywa kłamstwa|przyspiesza (?:twój )?internet/iu,
    ru: /измер(?:яет|ьте|яйте) (?:\p{L}+ )?(?:давление|сахар|температуру|глюкозу)(?: \p{L}+){0,4} (?:с помощью|через|по|камерой|пальцем)(?: \p{L}+)?(?: камер\p{L}+| пальц\p{L}+| телефон\p{L}+)|удаляет (?:все )?вирусы|удваивает (?:\p{L}+ )?(?:батаре|аккумулятор|заряд)\p{L}*|ускоряет (?:ваш )?интернет|детектор лжи|рентген(?:-| )?(?:сканер|камера)/iu,
    tr: /(?:kamerayla|kamera ile|parmağınızla|telefonunuzla|parmak iziyle) (?:\p{L}+ ){0,3}(?:tansiyon|kan şekeri|ateş)\p{L}*|(?:tüm )?virüsleri (?:temizler|siler|kaldırır)|pil ömrünü (?:ikiye katlar|iki katına)|yalan (?:makinesi|dedektörü)|internet(?:inizi|i)? hızlandırır/iu,
    ja: /(?:カメラ|指先|指|指紋|スマホ)(?:だけ)?(?:で|を当てるだけで)(?:、)?(?:血圧|血糖値|体温|血中酸素)(?:を|が)?(?:測定|測れ|計測|測り)|ウイルスを(?:すべて)?(?:削除|除去|駆除)し|バッテリー(?:の持ち)?(?:が|を)(?:2倍|二倍)|(?:嘘|うそ|ウソ)発見器|嘘を見抜|レントゲン(?:カメラ|アプリ)|透視(?:カメラ|アプリ|でき)/u,
    ko: /(?:카메라|손가락|지문|휴대폰|스마트폰)(?:만)?(?:으로|로)\s?(?:\S+\s)?(?:혈압|혈당|체온|산소포화도)(?:을|를)?\s?(?:측정|재)|바이러스(?:를)?\s?(?:모두 )?(?:제거|삭제|치료)|배터리(?:\s?수명)?(?:을|를|이|가)?\s?(?:2배|두 배)|거짓말\s?탐지기|엑스레이\s?(?:카메라|스캐너)|투시\s?카메라/u,
    zh: /(?:用|通过|透過)(?:手机|手機|摄像头|相機|镜头|鏡頭|手指|指纹|指紋)(?:即可|就能|来|來)?(?:测量|測量|检测|檢測)(?:血压|血壓|血糖|体温|體溫|血氧)|(?:清除|删除|刪除|查杀)(?:所有|全部)(?:病毒|木马)|电池(?:续航|寿命)(?:翻倍|加倍|提升一倍)|電池(?:續航|壽命)(?:翻倍|加倍)|(?:测谎仪|測謊機|測謊器)|透视(?:相机|衣服)|透視(?:相機|衣服)|X光(?:相机|相機|扫描|掃描)/u,
    ar: /(?:قياس|يقيس|قس) (?:\p{L}+ )?(?:ضغط الدم|السكر|درجة الحرارة)(?: \p{L}+){0,4} (?:بالكاميرا|بإصبعك|بالهاتف|عبر الكاميرا|بكاميرا|بصمة)|يزيل (?:جميع |كل )?الفيروسات|يضاعف (?:عمر )?البطارية|كاشف الكذب|كشف الكذب/u,
    hi: /(?:कैमरे|कैमरा|उंगली|फोन|फ़ोन) से (?:\S+ ){0,3}(?:रक्तचाप|ब्लड प्रेशर|शुगर|बीपी|तापमान)|(?:सभी )?वायरस (?:को )?(?:हटाता|मिटाता|हटाए)|बैटरी (?:की )?(?:लाइफ )?(?:दोगुनी|दुगुनी)|झूठ पकड़ने/u,
  },
};

const RATE =
  '(?:(?:five|5)[\\s-]stars?(?: review| rating)?|(?:positive|good) (?:review|rating)|(?:leave|write|post|give|submit) (?:us |me )?(?:a|your) (?:review|rating)|rate (?:us|me|this app|the app|our app))(?!\\p{L})';
const SO =
  "(?<!\\p{L})(?:(?:and|to) (?:get|receive|unlock|earn|win|claim)|(?:we|you|i)(?:[’']ll| will| give| send| unlock| get| receive)|in exchange|in return)(?!\\p{L})";
const REWARD =
  '(?<!\\p{L})(?:free (?:month|week|day|year|access|premium|pro|upgrade)s?|coins?|gems?|premium|unlock(?:s|ed)?|rewards?|bonus|gifts?|credits?|discount|voucher|coupon)(?!\\p{L})';
const FOR_REVIEW =
  '(?<!\\p{L})(?:for|in exchange for|in return for|(?:when|if) you (?:leave|give|write)) (?:a |an |your |every |us )?(?:(?:five|5)[\\s-]stars?(?: review| rating)?|(?:positive |good )?review)(?!\\p{L})';

/** Rewards for stars and reviews. */
export const PAID_REVIEWS: ClaimTable = {
  hints: ['star', 'stars', 'review', 'rate', 'rating'],
  patterns: {
    en: new RegExp(
      `(?<!\\p{L})(?:${RATE}[^.!?\\n]{0,40}(?:${SO}[^.!?\\n]{0,40}${REWARD}|(?<!\\p{L})to unlock(?!\\p{L}))|${REWARD}[^.!?\\n]{0,30}${FOR_REVIEW})`,
      'iu',
    ),
    de: /(?:(?:5|fünf)[\s-]?sterne?|(?:gute|positive) bewertung|bewerte[nt]?)[^.!?\n]{0,60}(?:(?:und|,) (?:\p{L}+ ){0,3}(?:erhalte|bekomm|gewinn|sicher|schalten|schenken)\p{L}*|dafür (?:\p{L}+ )?(?:gibt|bekomm|erh)\p{L}*|als dank(?:eschön)?)|für (?:jede|eine|deine|ihre) (?:\p{L}+[- ])?(?:(?:5|fünf)[\s-]?sterne[\s-]?bewertung|(?:gute |positive )?bewertung) (?:\p{L}+ ){0,3}(?:gibt|bekomm|erhält|erhalt|schenk|schalten)\p{L}*/iu,
    fr: /(?:(?:5|cinq) étoiles|avis positif|(?:un|votre) avis|note[zr]?(?: -)?nous|notez l[’']app\p{L}*)[^.!?\n]{0,60}(?:(?:et|pour) (?:recev|gagn|obten|débloqu|obtien)\p{L}*|(?:nous vous|on vous|vous) (?:offr|débloqu|recev|gagn|obtien)\p{L}*|en échange)/iu,
    es: /(?:(?:5|cinco) estrellas|reseña(?: positiva)?|valóranos|califícanos|valora (?:la|esta|nuestra) app)[^.!?\n]{0,60}(?:(?:y|para) (?:recib|gan|consig|obt|desbloque|te )\p{L}*|te (?:regal|dar|desbloque|ofrec)\p{L}*|a cambio)/iu,
    pt: /(?:(?:5|cinco) estrelas|avaliação(?: positiva)?|avalie(?:-nos)?)[^.!?\n]{0,60}(?:(?:e|para) (?:receb|ganh|desbloque|obten)\p{L}*|em troca|(?:nós )?(?:liberamos|desbloqueamos|oferecemos))/iu,
    it: /(?:(?:5|cinque) stelle|recensione(?: positiva)?)[^.!?\n]{0,60}(?:(?:e|per) (?:ricev|ottien|otten|sblocc|guadagn|vinc)\p{L}*|in cambio|ti (?:regal|sblocch|offr)\p{L}*)/iu,
    nl: /(?:(?:5|vijf) sterren|(?:positieve )?(?:recensie|beoordeling))[^.!?\n]{0,60}(?:en (?:ontvang|krijg|win|verdien)|in ruil|dan krijg)\p{L}*/iu,
    pl: /(?:(?:5|pięć) gwiazdek|(?:pozytywną )?(?:opinię|ocenę|recenzję))[^.!?\n]{0,60}(?:(?:a|i|aby) (?:\p{L}+ )?(?:otrzym|dosta|odbier|odblok|zysk)\p{L}*|w zamian)/iu,
    ru: /(?:(?:5|пять) зв[её]зд|(?:положительный )?отзыв|оценку)[^.!?\n]{0,60}(?:(?:и|чтобы|а мы) (?:\p{L}+ )?(?:получи|откро|разблокиру|подари|выигра)\p{L}*|взамен|в обмен)/iu,
    tr: /(?:(?:5|beş) yıldız|olumlu yorum)[^.!?\n]{0,60}(?:kazan|hediye|ücretsiz|karşılığında|kilidi)\p{L}*/iu,
    ja: /(?:(?:星|★|☆)?(?:5|五|５)(?:つ)?(?:星)?(?:の)?(?:レビュー|評価)|星(?:5|五|５)つ?|高評価|レビューを(?:書|投稿))[^。！？\n]{0,30}(?:プレゼント|もらえ|差し上げ|進呈|無料で|解放|特典)/u,
    ko: /(?:별점?\s?(?:5|다섯)\s?(?:점|개)|(?:좋은 )?(?:리뷰|후기|평점)(?:를|을)?\s?(?:남기|작성|써|주시))[^.!?\n]{0,30}(?:드립니다|드려요|증정|받으세요|받을 수|무료|보상|선물)/u,
    zh: /(?:五星|5星|好评|好評)(?:好评|好評|评价|評價|评论|評論)?[^。！？\n]{0,25}(?:送|领取|領取|赠送|贈送|解锁|解鎖|返现|返現|奖励|獎勵|免费获)/u,
    ar: /(?:(?:5|خمس) نجوم|تقييم(?:ا|اً)? (?:إيجابي|5))[^.!?\n]{0,50}(?:احصل|تحصل|لتحصل|نمنحك|هدية|مجانا|مقابل)\p{L}*/u,
    hi: /(?:(?:5|पाँच|पांच|फाइव) ?स्टार)[^।!?\n]{0,50}(?:पाएं|पाएँ|इनाम|मुफ्त|मुफ़्त|जीतें|अनलॉक)/u,
  },
};

/** Words that say it is only play. */
const IN_JEST =
  /\b(?:prank|games?|spiel|jeu|juego|jogo|gioco|gra|oyun\p{L}*|joke|jokes|simulat\p{L}+|just for fun|entertainment (?:only|purposes)|scherz|spaß-?app|blague|broma|brincadeira|scherzo|żart|розыгрыш|шутк\p{L}+|şaka)|ジョーク|ゲーム|게임|游戏|遊戲|игр\p{L}+|لعبة|お遊び|장난|娱乐|娛樂/iu;

/** Words of the same sentence that turn the claim around. */
const DENIED =
  /(?<![\p{L}\p{M}])(?:not|never|cannot|nor|nobody|neither|without|warns?|beware|scams?|myths?|\p{L}+n[’']t|nicht|kein\p{L}*|nie|niemand|ne|n[’']\p{L}+|aucune?|jamais|no|ningun\p{L}*|nunca|nadie|não|nenhum\p{L}*|non|nessun\p{L}*|mai|niet|geen|nooit|nie|żaden|żadn\p{L}+|не|нет|никто|değil\p{L}*|yok|لا|ليس|ليست|لن|नहीं)(?![\p{L}\p{M}])|(?:ません|ない|ありませ)|(?:않|없|아닙|못)|[不没沒无無非]/iu;

/** "No risk" and "without risk" belong to the claim itself. */
const OWN_NEGATION =
  /(?:no|without|sans(?: aucun)?|sin(?: ningún)?|sem(?: nenhum)?|senza(?: alcun)?|ohne|kein) (?:any )?(?:risk|credit|risque|riesgo|risco|rischio|risiko)/giu;

/** The part of the text before or after the claim that belongs to its sentence. */
const STOPS = /[.!?。！？।\n]/u;

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}\p{sc=Devanagari}]/u;

/** Finds a claim of one of the tables, in its own language or in English; not where the sentence denies it. */
export function claimIn({ text, language, places }: Words, table: ClaimTable): string | undefined {
  const { en, [language]: own } = table.patterns;
  const mayBeEnglish = table.hints.some((hint) => places.has(hint));
  for (const pattern of [own === en ? undefined : own, mayBeEnglish ? en : undefined]) {
    const match = pattern?.exec(text);
    if (!match) continue;
    const end = match.index + match[0].length;
    const before =
      text
        .slice(Math.max(0, match.index - 80), match.index)
        .split(STOPS)
        .at(-1) ?? '';
    // These languages deny at the end of the sentence.
    const after = text.slice(end, end + 40).split(STOPS)[0] ?? '';
    const around = UNSPACED.test(match[0]) ? `${before} ${after}` : `${before} ${match[0]}`;
    if (!DENIED.test(around.replace(OWN_NEGATION, ' '))) return match[0];
  }
  return undefined;
}

/** Whether a text says that it is only play, or that the app is a game. */
export function isInJest({ text }: Words): boolean {
  return IN_JEST.test(text);
}
