/**
 * Words that developers use when they retell a refusal, by rule id. They are only counted, never a cause alone: the title
 * and the cause of a rule have others.
 */
export const APPLE_TOPICS: Readonly<Record<string, string>> = {
  'apple-1.1':
    'adult porn nudity nsfw erotic hookup minors gore hate racist drugs weapons crude vulgar profanity sensitive tragedy disgusting fart 色情 成人 裸露 暴力 アダルト 성인 suicide slur bigot bikini fetish underage bdsm prostitution escort dating minor adults beheading shooting',
  'apple-1.1.6':
    'prank fake simulate entertainment novelty scanner detector tracker ghost spoof caller misleading disclaimer soulmate lie xray fakes',
  'apple-1.2':
    'report block flag abusive abuse posts comments community chat social feed forum messages eula ugc offensive filter stranger harassment 举报 拉黑 屏蔽 社交 聊天 用户生成 通報 ブロック 投稿 コメント ユーザー生成 신고 차단 댓글 유저 moderación denunciar bloquear generado usuarios melden signaler denúncia toxic bullying mute safety zero tolerance objectionable chatroom livestream anonymous rating faces appearance attractiveness profanity disabled',
  'apple-1.3':
    'children parental gate toddler family coppa 儿童 家长 キッズ 保護者 어린이 preschool nursery kid child',
  'apple-1.4':
    'health doctor disclaimer citations calculator dose dosage cannabis marijuana weed tobacco vape vaping alcohol drinking bmi calorie diagnosis glucose blood pressure oxygen heart references 医疗 健康 引用 来源 医療 出典 의료 출처 médica medizin breathalyzer stunt dangerous supplement diet fasting therapy symptoms cancer pregnancy clinical sources wellness smoking knives fireworks',
  'apple-1.5':
    'website contact link broken dead form 技术支持 网址 サポート 지원 faq inquiry landing helpdesk mailto',
  'apple-1.6': 'security passwords plaintext encryption leak leaked http exposed',
  'apple-1.7':
    'police sheriff crime crimes criminal criminals suspect suspects offender theft burglary robbery witness witnesses neighborhood neighbourhood tip tips line anonymous emergency law enforcement agency agencies citizen citizens safety watch patrol',
  'apple-2.1':
    'crashed crashing bugs freeze frozen hang stuck blank white black launch startup spinner loading timeout server error tap unresponsive login credentials password locked otp verification sms lorem coming empty ipad broken 闪退 崩溃 白屏 卡死 登录失败 测试账号 演示账号 密码 过期 无法登录 加载 无响应 クラッシュ テストアカウント 白画面 エラー 크래시 테스트 계정 오류 cuelga contraseña prueba demostración absturz stürzt zugangsdaten plante identifiants conta teste senha trava вылетает пароль тестовый funciona iniciar carrega infinito 로그인 disabled lanzamiento crash dead finishes function proceed unreachable offline hangs exception sigabrt reproduce mfa captcha indefinitely backend network connection clicking taps dies responding stays forever tester staging localhost certificate outage seeded',
  'apple-2.2':
    'preview alpha early testflight wip unfinished 测试版 ベータ 베타 demo label labelled dev launcher debug menu testers staging',
  'apple-2.3':
    'metadata mismatch missing claims promise feature nonexistent unavailable inaccurate misleading advertised 描述 不符 元数据 説明文 メタデータ 설명 descripción beschreibung mention listing overstated',
  'apple-2.3.1':
    'undocumented secret toggle remote flag disguise concealed cloak egregious dormant unlock 隐藏功能 隠し機能 숨겨 geofence switch bait review-mode firebase config country-based easter egg reveal',
  'apple-2.3.2': 'promoted image iap premium pro paid free identical description duplicate',
  'apple-2.3.3':
    'frame mockup ipad stretched outdated marketing captions 截图 截屏 スクリーンショット 스크린샷 capturas bildschirmfotos poster artwork splash photoshop rendered mock dimensions device feature',
  'apple-2.3.4': 'hands trailer recorded',
  'apple-2.3.5': 'genre entertainment utilities games lifestyle',
  'apple-2.3.6': 'mature web unrestricted rating rated questionnaire infrequent declared controls',
  'apple-2.3.7':
    'title pricing competitor brand stuffing number popular discount sale 关键词 标题 名称 价格 キーワード アプリ名 키워드 palabras nombre tagline emoji ranking top trademarked misspelled superlative',
  'apple-2.3.8':
    'placeholder default blank homescreen display matching bundle kids adult audience suggestive 图标 アイコン 아이콘 icono launcher black background differ template logo',
  'apple-2.3.9': 'faces photo licence stock copyrighted personal',
  'apple-2.3.10':
    'windows competitor pebble samsung chromecast phone device status bar blackberry amazon fire wording word references 安卓 谷歌 第三方平台 第三者 プラットフォーム 안드로이드 desktop web linux huawei galaxy badge badges kindle xbox flutter debug pixel',
  'apple-2.3.12': 'generic whatsnew',
  'apple-2.3.13': 'events deeplink badge',
  'apple-2.1-information-needed':
    'recording demonstrate information business model hardware device demo paid physical clarify regulated history pairing pair bluetooth 演示视频 回答 资料 動画 デモ 質問 영상 질문 preguntas fragen demanding explain example questions nfc mfi accessory license proof contract audience clip walkthrough interrogated',
  'apple-2.1-purchases':
    'tax banking paperwork agreements iap iaps subscription products paywall sandbox storekit revenuecat offerings attach ids tapped load unavailable buy sheet locate receipt binary 内购 商品 找不到 应用内购买 沙盒 課金 アプリ内課金 인앱 상품 empty spinner linked fetch pricing price prices invalid_product missing taps charged stuck entitlement unlock paid verification consumable configured metadata waiting reviewable',
  'apple-2.4': 'remote controller restart reboot settings peripherals siri bluetooth jailbreak',
  'apple-2.4.1':
    'layout tablet scaled rotate landscape compatibility universal 平板 レイアウト崩れ split stretched upscaled multitasking orientation letterbox half',
  'apple-2.4.2': 'drain heat overheating background mining cpu usage miner flame torch',
  'apple-2.4.5':
    'macos temporary root helper updater sparkle licence downloads folder files access bookmark apple-events homebrew dmg pkg notar scripts terminal shell kext homedir menubar hardened network client server read-write',
  'apple-2.4.5(iii)': 'launch startup item autostart daemon helper quit menu',
  'apple-2.5': 'criteria siri intents widgets face',
  'apple-2.5.1':
    'api apis undocumented selector framework symbol healthkit workout unused deprecated prefs root settings url nonpublic homekit carplay familycontrols cloudkit inappropriate usage 私有 プライベートapi 비공개 приватное researchkit carekit linking imported references dlopen dlsym swizzle reflection udid headers kvc performselector objc exit bundled clipboard springboard iokit mobilegestalt',
  'apple-2.5.2':
    'codepush hot ota javascript executable dynamic interpreter jspatch rollout eval script plugin lua python webassembly remote 热更新 动态 下发 スキーム ホットアップデート 업데이트 code codes outside foreign bundle json server-driven download patch sdui wasm jit compile sideload apk package',
  'apple-2.5.4':
    'voip modes uibackgroundmodes bluetooth fetch silent playing alive persistent 后台 定位 音频 バックグラウンド 位置情報 音声 백그라운드 segundo hintergrund playback keepalive awake silence geolocation always tracking push-to-talk nearby pip employer shift timer alarm',
  'apple-2.5.5': 'ipv4 nat64 dns connect network',
  'apple-2.5.6': 'chromium gecko',
  'apple-2.5.9': 'mute lock override silent ringer',
  'apple-2.5.14': 'camera indicator calls red dot session replay analytics',
  'apple-2.5-storage':
    'documents directory caches storage purge megabytes offline file database temp tmp folder nonuser-generated regenerated',
  'apple-3.0': 'model',
  'apple-3.1.1':
    'iap alipay stripe paypal payment external link website subscription checkout coins credits tokens codes promo coupon referral voucher gift license key webview price cut upgrade buy gumroad patreon course ebook membership loot gacha odds registration business 支付宝 微信支付 第三方支付 外部支付 虚拟 充值 会员 课程 绕开 外部決済 デジタルコンテンツ 외부결제 pagos pago pasarela zahlung bezahl paiement pagamento оплата assinatura compra plan pro saas pricing portal billing multiplatform tier unlocks outside seat seats invoice elsewhere charge cheaper steering anti-steering activation redeem',
  'apple-3.1.1-donations':
    'donate tip sponsor patreon charity coffee contribute opencollective kofi 打赏 捐赠 寄付 후원 기부 donación spende doação buymeacoffee tips backers liberapay gofundme zakat bitcoin',
  'apple-3.1.1-restore':
    'previously bought 恢复购买 復元 복원 restaurar wiederherstell reinstall restored device',
  'apple-3.1.2':
    'trial weekly monthly yearly annual billed renew renewal paywall privacy link prominent cancel duration auto-renew legal lifetime font small toggle deceptive billing 订阅 自动续 协议 条款 试用 サブスク 利用規約 自動更新 無料期間 구독 이용약관 suscripción términos nutzungsbedingungen abonnement assinatura подписк intro banner conspicuous strikethrough per-week auto-renews footer savings badge discount eula apple-standard terms length',
  'apple-3.1.3':
    'reader physical goods enterprise person tutoring multiplatform consumable web external account entitlement qualify',
  'apple-3.1.5':
    'bitcoin token tokens mining ico ethereum nft blockchain coin trading ledger 加密货币 钱包 仮想通貨 가상화폐 staking defi exchange usdt solana faucet airdrop seed phrase',
  'apple-3.2':
    'internal employees organization enterprise private custom public audience specific client members school limited charity fundraising loan loans trading rating reward forced 企业 内部 员工 社内 사내 empresa empleados staff students alumni company-specific invite-only closed portal tenants apr payday lender forex binary cfd',
  'apple-4.0':
    'interface layout text small unreadable overlap contrast dark hig window close reopen menu mac quality unpolished ugly emoji safe area keyboard covers notch scroll 界面 排版 文字 本地化 语言 多言語 対応言語 デザイン 디자인 diseño idioma sprache lokalisierung berechtigung langue quit clipped pinch tiny crowded localized translated chinese menus pause tvos focus unlabelled rotate outdated',
  'apple-4.0-sign-in-with-apple':
    'provided style logo hide relay custom 姓名 邮箱 type supplied authentication',
  'apple-4.0-browser':
    'safari open login oauth sfsafariviewcontroller webview redirected external 浏览器 跳转 ブラウザ 브라우저 navegador kicked leaves bounce chrome tab',
  'apple-4.0-maps': 'navigation waze',
  'apple-4.0-screenshot-interface': 'popup share overlay',
  'apple-4.0-update-prompt':
    'force forced prompt popup upgrade check dialog 更新提示 强制更新 版本更新 アップデート 강제 升级 版本号 checking',
  'apple-4.1':
    'copycat clone copy imitate similar popular impersonate flappy tiktok lookalike knockoff trademark 抄袭 模仿 山寨 模倣 모방 copia ripoff resemble logo parody fan unofficial wordle',
  'apple-4.2':
    'minimum functionality minimal simple basic webview pwa limited features thin native robust content useful broad appeal niche lacking cordova ionic responsive bookmark 功能简单 套壳 网页 内容少 最小限 有用性 最低限 ウェブサイト 웹뷰 최소 funcionalidad mínima 래핑 wrap repackaged shell pdf wrapper browser marketing sdui chat-wrapper single screen demo capacitor',
  'apple-4.2.1': '',
  'apple-4.2.1-unused-permission': 'unused declares key leftover health motion calendar bluetooth',
  'apple-4.2.2': 'brochure aggregated rss news advertisement flyer book songs',
  'apple-4.2.3':
    'install companion required resources depends desktop server dropbox account login launch pack on-demand assets wait subscription',
  'apple-4.2.6': 'no-code white-label whitelabel codecanyon reskin client franchise',
  'apple-4.2.7': 'steam game cloud host lan',
  'apple-4.3':
    'duplicate similar identical saturated crowded dating horoscope astrology fortune vpn quiz wallpaper flashlight multiple reskin bundle variant binary binaries generator 马甲 重复 相似 同质化 スパム 類似 重複 스팸 유사 repetida template ai-chat drinking fart kama sutra rebrand white-labelled',
  'apple-4.4': 'imessage globe access widget keyboard stickers complication shortcuts',
  'apple-4.5': 'musickit apns',
  'apple-4.5.4':
    'marketing promotional ads mandatory spam opt 推送 プッシュ 푸시 notification required optional permission skip turned',
  'apple-4.7': 'rom roms retro programs plugins',
  'apple-4.8':
    'login social third-party oauth auth twitter linkedin equivalent offered microsoft github wechat siwa 第三方登录 微信登录 サードパーティ appleでサイン 소셜로그인 sesión anmeldung connexion inicio hidemyemail second service kakao naver line',
  'apple-4.9': 'recurring sheet',
  'apple-4.10': 'charge flashlight built-in gyroscope monetize',
  'apple-5.0':
    'license callkit region sanction russia iran government local isbn book map turkey korea 备案 版号 资质 许可证 中国大陆 minor embargo age-verification',
  'apple-5.1.1':
    'consent denied deny settings location gdpr url disclose analytics camera contacts gallery redirect 隐私政策 收集 プライバシーポリシー 個人情報 개인정보 privacidad política datenschutz confidentialité notifications turned reenable gate block decline refusing',
  'apple-5.1.1(ix)':
    'bank finance entity individual company account regulated vpn covid pandemic healthcare authorities recognized institution government crypto gambling insurance dating air organization sole-trader',
  'apple-5.1.1(v)':
    'deletion remove deactivate erase revoke token close support user permanently 注销 删除账号 アカウント削除 退会 탈퇴 eliminar borrar cuenta botón löschen konto supprimer compte excluir удалить аккаунт',
  'apple-5.1.1-permission-screen':
    'prompt custom pre-permission continue cancel skip dialog priming explanation exit dismiss onboarding notification labelled preceding prime 許可ダイアログ カスタムメッセージ 权限弹窗前 继续按钮 enable wording neutral microphone later primer',
  'apple-5.1.1-purpose-strings':
    'usage description camera photo location microphone contacts nscamerausagedescription generic vague faceid bluetooth calendar 麦克风 相机 相册 用途 说明 解释 使用目的 カメラ マイク 카메라 마이크 cámara micrófono string infoplist plist localised translated example text',
  'apple-5.1.1-required-data':
    'signup sign-up login guest account mandatory browse optional skip force forced anonymous non-account 强制 注册 手机号 性别 年龄 生日 核心功能 会員登録 必須 電話番号 회원가입 필수 registro obligatorio teléfono credits 로그인없이 gender birthday browsing upfront wall phone',
  'apple-5.1.2':
    'att track idfa prompt admob facebook ads cookie nutrition labels label third-party share openai chatgpt gpt gemini contacts upload fingerprint personal 跟踪 追踪 トラッキング 추적 rastreo alerta ordering skipped tracked privacy declares llm anthropic consent disclosure sharing analytics matches',
  'apple-5.1.3': 'medical clinical',
  'apple-5.1.4': 'kids minors child parental age',
  'apple-5.1.5': 'gps geolocation unused coordinates',
  'apple-5.2.1':
    'trademark copyright licensed rights permission authorization third-party intellectual property disney marvel pokemon nintendo movie music fifa university official celebrity images documents proof company seller 版权 商标 授权 侵权 著作権 商標 저작권 상표 derechos marca urheber artwork cover торговую марку owner logos league brand songs lyrics posters anime impersonating conflict blocked rebrand',
  'apple-5.2.3': 'soundcloud spotify torrent iptv radio movies rip 下载 视频 音乐 ダウンロード',
  'apple-5.2.5':
    'watch emoji emojis ipad logo icon image trademark similar imessage siri findmy facetime airpods rings weather finder mac trash font wwdc applepencil airdrop dynamic island carplay macos macbook shortcuts sidecar spotlight emoji-art',
  'apple-5.3':
    'casino poker bet betting slots sweepstakes raffle prize prizes odds bingo sports fantasy winner 赌博 彩票 도박 skill coins jackpot lotto giveaway licence geofenced',
  'apple-5.4': 'vpn proxy tunnel networkextension organization individual company account',
  'apple-5.5': 'mdm enterprise supervision parental',
  'apple-5.6':
    'rating stars rate prompt fake fraud incentive reward skstorereviewcontroller popup positive 评分 好评 レビュー誘導 system review-gating happy feedback nag sentiment',
  'asc-idfa': 'adsupport facebook admob analytics firebase',
};
