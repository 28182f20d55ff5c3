/**
 * Words in which developers retell a refusal in other languages, by rule id, as APPLE_TOPICS has them in English: Spanish,
 * Portuguese, French, German, Italian, Russian, Turkish, Chinese, Japanese and Korean.
 */
export const APPLE_TRANSLATED_TOPICS: Readonly<Record<string, string>> = {
  'apple-1.1': 'ofensivo sexuel contenu anstößig оскорбит непристойн müstehcen 低俗 不適切 선정적',
  'apple-1.2':
    'bloqueo moderación contenido usuarios utilisateurs bloquer signalement nutzergenerierte inhalte jugar bloccare segnalare пользовательск контент жалоб модерац блокиров engelleme şikayet kullanıcı içeriği 屏蔽用户 敏感内容 不適切な投稿 악성 유해',
  'apple-1.3': 'niños crianças enfants kinder bambini детск родительск çocuk ebeveyn 儿童类 子ども 子供 아동',
  'apple-1.4':
    'médica médico fuentes saúde santé gesundheit quellen salute медицин источник sağlık kaynak 健康类 医学 건강 의학',
  'apple-1.5':
    'soporte suporte assistance supporto поддержк ссылка destek bağlantı 支持网址 支持链接 問い合わせ 고객센터 문의',
  'apple-2.1':
    'falla cierra bloquea error abre credenciales erro abrir fecha login senha plantage bloqué chargement écran identifiants test absturz stürzt fehler anmeldung ladebildschirm crasha bloccata credenziali prova вылет ошибк зависа падает логин войти тестов açılmıyor çöküyor çöktü hata yanıt vermedi giriş deneme hesabı buton 打不开 黑屏 卡在 转圈 登不上 验证码 报错 起動しない 落ちる 固まる ログインできない 動作しない 실행 멈춤 로그인 튕김',
  'apple-2.1-information-needed':
    'información vídeo demostración informações informations vidéo informationen frage informazioni информаци видео вопрос bilgi açıklama 补充信息 录屏 视频演示 情報 追加情報 정보',
  'apple-2.1-purchases':
    'compra compras integradas producto produits achats intégrés in-app-käufe käufe acquisti покупк товар satın alma ürün 购买失败 内购失败 无法购买 購入できない 商品が 결제오류 구매',
  'apple-2.2': 'beta prueba essai testversion бета пробн deneme 测试字样 体験版 테스트용',
  'apple-2.3':
    'metadatos metadados métadonnées metadaten beschreibung descrizione метаданн описани açıklama 应用描述 不一致 説明と 실제와',
  'apple-2.3.1': 'oculta ocultas escondid cachée versteckte nascost скрыт gizli 隐藏 暗藏 隠された 숨겨진',
  'apple-2.3.3':
    'pantallas capturas tela captures écran bildschirmfoto screenshots schermate скриншот ekran görüntü 预览图 应用截图 画面写真 미리보기',
  'apple-2.3.7':
    'precio gratis preço grátis prix gratuit preis kostenlos prezzo цена бесплатн fiyat ücretsiz 价格 免费 無料 価格 무료 가격',
  'apple-2.3.8':
    'gerät dispositivo appareil nombre устройств cihaz 设备上 端末 기기 ícone icône symbol icona иконк значок simge 应用图标 显示名称 表示名',
  'apple-2.3.10':
    'androide plataforma mention plattform piattaforma упомин платформ bahsed 安卓字样 提到安卓 他社 타사',
  'apple-2.4.1': 'tableta mise diseño ipad планшет 适配 崩れ',
  'apple-2.5.1':
    'privada privadas api no pública privées nicht öffentlich private приватн 私有接口 非公开 비공개 API',
  'apple-2.5.2':
    'código descarga dinámico téléchargé nachlad dinamico загруж обновлен код 热修复 动态化 コード配信 핫픽스',
  'apple-2.5.4':
    'ubicación plano localização arrière-plan position hintergrund sfondo posizione фонов геолокац arka plan konum 后台定位 后台播放 バックグラウンド再生 위치 백그라운드',
  'apple-3.1.1':
    'pagar tarjeta externos compras digitales pagar cartão digital payer externe numérique bezahlung extern digitale zahlungsanbieter pagamenti esterni digitali платеж внешн оплат подписк цифров ödeme dijital harici 第三方支付 支付方式 虚拟商品 网页支付 決済 課金回避 외부 결제 디지털',
  'apple-3.1.1-donations':
    'donaciones doações dons spenden donazioni пожертвован донат bağış 赞赏 捐款 投げ銭 기부금',
  'apple-3.1.2':
    'suscripciones enlace términos uso assinaturas termos abonnements conditions lien abo abos laufzeit verlängert abbonamento termini подписка условия автопродл abonelik koşulları kullanım 自动续费 订阅说明 订阅条款 定期購読 自動更新 구독 약관',
  'apple-3.2':
    'empleados interna funcionários interne employés mitarbeiter intern dipendenti сотрудник внутренн çalışan kurum 内部使用 特定用户 社内向け 사내용',
  'apple-4.0':
    'interfaz traducción interface traduction oberfläche übersetzung interfaccia интерфейс перевод дизайн arayüz tasarım 界面设计 排版 翻译 見づらい 読みにくい 디자인 가독성',
  'apple-4.1':
    'imitación imitação plagiat nachahmung imitazione копия похож kopya taklit 山寨 仿冒 そっくり 유사',
  'apple-4.2':
    'funcionalidad limitada web página funcionalidade site fonctionnalités webseite funktionen umfang funzionalità sito мало функцион сайт обертка yetersiz işlev site web 功能太少 过于简单 就是个网页 壳 機能が少ない ただのwebサイト 기능 부족 웹사이트',
  'apple-4.3':
    'similares copia igual semelhante semblables ähnlich gleiche simili похожих копий спам benzer aynı spam 相似度 雷同 垃圾 重复 似たアプリ 비슷한 유사한',
  'apple-4.8':
    'iniciar inicio google entrar connexion connecter anmelden accedi accesso вход войти google giriş yap 苹果登录 第三方账号 ログイン連携 애플로그인 소셜',
  'apple-5.0':
    'licencia china licença licence lizenz licenza лиценз китай lisans çin 备案号 版号 中国区 中国での 중국',
  'apple-5.1.1':
    'privacidad permiso datos dados pessoais permissão confidentialité données autorisation datenschutzerklärung daten erlaubnis riservatezza dati конфиденциальн политик персональн разрешен gizlilik politikası kişisel veri izin 隐私协议 个人信息 权限弹窗 プライバシー 個人データ 개인정보처리방침 권한',
  'apple-5.1.1(v)':
    'borrado eliminación cuentas usuario exclusão conta suppression compte kontolöschung löschung eliminazione account удалени аккаунт учетн hesap silme silinmesi 账号注销 注销功能 アカウントの削除 계정삭제 회원탈퇴',
  'apple-5.1.1-purpose-strings':
    'descripción permiso justificación justificativa justification begründung motivazione описани доступ камер микрофон izin açıklaması kamera mikrofon 权限说明 权限描述 使用目的 文言 권한 설명 문구',
  'apple-5.1.1-required-data':
    'obligatorio registrarse obrigatório cadastro obligatoire inscription pflicht registrierung obbligatorio registrazione обязательн регистрац номер телефон zorunlu üyelik kayıt 必须登录 强制登录 游客模式 手机号 ログイン必須 登録必須 필수 회원가입 전화번호',
  'apple-5.1.2':
    'seguimiento consentimiento compartir terceros rastreamento consentimento suivi consentement tiers tracking einwilligung weitergabe drittanbieter tracciamento consenso отслежив согласи передач третьим takip onay üçüncü taraf 追踪权限 数据共享 同意 トラッキング 同意 第三者 추적 동의 제3자',
  'apple-5.2.1':
    'derechos autor licencia autorización direitos autorização droits autorisation urheberrecht genehmigung marken diritti autorizzazione права правообладат разрешени товарн telif hak yetki marka 授权书 版权证明 商标 許諾 権利 저작권 허가',
  'apple-5.2.3':
    'descargar música vídeos baixar télécharger herunterladen scaricare скачив музык indir müzik 下载音乐 视频下载 動画ダウンロード 다운로드',
  'apple-5.3':
    'apuestas sorteo apostas jeux argent glücksspiel gewinnspiel scommesse азартн ставк розыгрыш kumar bahis çekiliş 抽奖 博彩 懸賞 추첨 도박',
  'apple-5.6':
    'reseñas valoración avaliações avis bewertungen recensioni отзыв оценк yorum puan 评价 诱导评分 レビュー 별점 리뷰',
};
