/**
 * Words that developers use when they retell a refusal, by rule id. They are only counted, never a cause alone: the title
 * and the cause of a rule have others.
 */
export const APPLE_TOPICS: Readonly<Record<string, string>> = {
  'apple-1.1': 'adult hookup minors weapons crude',
  'apple-1.1.6': 'prank fake entertainment misleading disclaimer',
  'apple-1.2':
    'report block flag abusive community chat social eula ugc offensive filter 用户生成 通報 ブロック 投稿 ユーザー生成 신고 차단 유저 moderación generado usuarios moderação',
  'apple-1.3': 'parental gate coppa 儿童 parentaux parentais',
  'apple-1.4':
    'health doctor disclaimer citations calculator dosage tobacco vape alcohol calorie diagnosis blood pressure references',
  'apple-1.5': 'website contact',
  'apple-1.6': 'security',
  'apple-2.1':
    'crashed crashing bugs freeze blank launch spinner loading server error tap unresponsive login credentials password verification coming empty ipad broken 闪退 白屏 登录失败 测试账号 演示账号 过期 无法登录 계정 오류 contraseña credenciales prueba demostración identifiants funciona iniciar carrega infinito クラッシュ 로그인 崩溃',
  'apple-2.2': 'preview testflight 测试版',
  'apple-2.3': 'metadata feature misleading advertised descripción',
  'apple-2.3.1': 'undocumented egregious dormant unlock 隐藏功能',
  'apple-2.3.2': 'promoted image iap paid',
  'apple-2.3.3': 'frame mockup ipad stretched marketing 스크린샷 截图 スクリーンショット',
  'apple-2.3.6': 'mature web unrestricted',
  'apple-2.3.7': 'pricing popular discount 标题',
  'apple-2.3.8': 'placeholder display kids 图标 アイコン',
  'apple-2.3.9': 'personal',
  'apple-2.3.10': 'chromecast phone device status bar wording references 第三方平台 第三者 プラットフォーム',
  'apple-2.1-information-needed':
    'recording demonstrate information business model hardware device demo paid physical history pairing 演示视频 質問 질문',
  'apple-2.1-purchases':
    'iap subscription products paywall sandbox storekit offerings attach load unavailable buy sheet locate agreement binary 内购 商品 找不到 应用内购买 課金 アプリ内課金 empty spinner',
  'apple-2.4': 'remote controller restart settings',
  'apple-2.4.1': 'layout landscape compatibility',
  'apple-2.4.2': 'heat',
  'apple-2.4.5': 'macos temporary root helper downloads folder files access bookmark apple-events',
  'apple-2.5': 'criteria siri intents widgets',
  'apple-2.5.1':
    'api apis selector framework symbol healthkit workout deprecated prefs root url cloudkit inappropriate usage プライベートapi',
  'apple-2.5.2': 'codepush ota javascript executable dynamic interpreter plugin remote 热更新 スキーム',
  'apple-2.5.4': 'voip modes uibackgroundmodes silent playing persistent 后台 音频',
  'apple-2.5.9': 'silent',
  'apple-2.5.14': 'indicator',
  'apple-2.5-storage': 'caches storage file database',
  'apple-3.1.1':
    'iap stripe paypal payment external link website subscription checkout credits codes promo referral gift license webview buy course loot odds registration business 支付宝 微信支付 第三方支付 外部支付 充值 会员 绕开 외부결제 결제 pagos pagamento assinatura compra externa',
  'apple-3.1.1-donations': 'tip sponsor coffee contribute',
  'apple-3.1.1-restore': 'previously',
  'apple-3.1.2':
    'trial weekly monthly annual billed renew renewal paywall privacy link links prominent auto-renew legal small toggle deceptive billing nutzungsbedingungen 订阅 サブスク 구독',
  'apple-3.1.3':
    'reader physical goods enterprise multiplatform consumable external account entitlement qualify',
  'apple-3.1.5': 'coin',
  'apple-3.2':
    'internal employees organization custom public audience specific client limited charity loan loans trading reward empresa rewarded',
  'apple-4.0': 'interface text window menu mac quality 多言語 対応言語 sprache lokalisierung berechtigung',
  'apple-4.0-sign-in-with-apple': 'provided style type supplied authentication',
  'apple-4.0-browser': 'safari login oauth external',
  'apple-4.0-update-prompt': 'check',
  'apple-4.1': 'copycat similar popular trademark 抄袭 clone 模倣',
  'apple-4.2':
    'minimum functionality minimal simple webview pwa limited features native robust content useful broad appeal lacking responsive bookmark 内容少 最小限 有用性 funcionalidad mínima 래핑 wrap repackaged 套壳 웹뷰',
  'apple-4.2.1-unused-permission': 'leftover health motion',
  'apple-4.2.2': 'aggregated advertisement',
  'apple-4.2.3': 'install required resources server dropbox account launch pack',
  'apple-4.3':
    'duplicate similar identical saturated horoscope astrology fortune multiple bundle binary generator 相似 duplicada similares 马甲 重复 類似 스팸',
  'apple-4.4': 'access',
  'apple-4.5': 'musickit',
  'apple-4.5.4': 'promotional opt',
  'apple-4.8':
    'login third-party oauth auth equivalent offered microsoft github サードパーティ appleでサイン 소셜로그인 sesión inicio',
  'apple-4.10': 'built-in monetize',
  'apple-5.0': 'license callkit isbn book 备案 许可证 资质',
  'apple-5.1.1':
    'consent denied deny settings location url disclose camera contacts gallery 隐私政策 隐私 개인정보 privacidad confidentialité',
  'apple-5.1.1(ix)': 'entity individual company regulated',
  'apple-5.1.1(v)':
    'deletion deactivate token support user 탈퇴 eliminar cuenta botón löschen konto 注销 アカウント削除',
  'apple-5.1.1-permission-screen':
    'prompt custom pre-permission continue dialog exit labelled preceding prime',
  'apple-5.1.1-purpose-strings':
    'usage description camera photo location contacts nscamerausagedescription generic calendar 麦克风 说明 解释 使用目的 カメラ',
  'apple-5.1.1-required-data':
    'sign-up login guest account mandatory browse optional force forced non-account 性别 年龄 核心功能 registro credits',
  'apple-5.1.2':
    'att track idfa prompt admob cookie labels label third-party share contacts upload personal トラッキング rastreo rastreamento alerta',
  'apple-5.1.4': 'kids minors parental',
  'apple-5.2.1':
    'trademark copyright licensed rights permission authorization third-party intellectual property fifa university official images documents company seller 版权 artwork cover 著作権 저작권',
  'apple-5.2.3': 'soundcloud 下载',
  'apple-5.2.5': 'watch emoji emojis icon trademark similar',
  'apple-5.3': 'sweepstakes 赌博 彩票',
  'apple-5.6': 'rating stars rate prompt fake incentive',
};
