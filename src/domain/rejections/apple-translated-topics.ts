/**
 * Words in which developers retell a refusal in other languages, by rule id, as APPLE_TOPICS has them in English: Spanish,
 * Portuguese, French, German, Italian, Russian, Turkish, Chinese, Japanese and Korean.
 */
export const APPLE_TRANSLATED_TOPICS: Readonly<Record<string, string>> = {
  'apple-1.1':
    'ofensivo sexuel contenu anstößig оскорбит непристойн müstehcen 低俗 不適切 선정적 擦边 涉黄 血腥 恐怖 歧视 敏感内容 性的 差別 음란 혐오',
  'apple-1.2':
    'contenido utilisateurs nutzergenerierte inhalte jugar bloccare segnalare пользовательск контент жалоб модерац блокиров engelleme şikayet kullanıcı içeriği 屏蔽用户 敏感内容 不適切な投稿 악성 유해 内容审核 过滤 投诉 黑名单 陌生人 聊天室 直播 评论 帖子 论坛 社区 通報機能 악성댓글 신고기능 차단기능',
  'apple-1.3':
    'niños crianças enfants kinder bambini детск родительск çocuk ebeveyn 儿童类 子供 아동 幼儿 少儿 家长锁 키즈',
  'apple-1.4':
    'médico fuentes saúde santé gesundheit quellen salute медицин источник sağlık kaynak 健康类 医学 건강 의학 用药 剂量 血压 心率 血糖 诊断 出处 参考文献 減量 診断 引用元',
  'apple-1.5':
    'soporte suporte assistance supporto поддержк ссылка destek bağlantı 支持网址 支持链接 고객센터 문의 联系方式 联系我们 支持页面',
  'apple-2.1':
    '無効 デモ falla cierra bloquea abre erro abrir fecha plantage bloqué chargement écran test fehler anmeldung ladebildschirm crasha bloccata prova вылет ошибк зависа падает логин войти açılmıyor çöküyor çöktü hata yanıt vermedi giriş deneme hesabı buton 打不开 黑屏 卡在 转圈 登不上 验证码 报错 起動しない ログインできない 動作しない 실행 멈춤 튕김 卡住 卡顿 没反应 无反应 网络错误 空白页 进不去 体验账号 反応しない 不具合 튕겨 무한로딩 빈화면 로그인불가 데모계정 오작동 버그',
  'apple-2.1-information-needed':
    'vídeo demostración vidéo frage информаци видео вопрос bilgi açıklama 补充信息 录屏 视频演示 情報 追加情報 정보 提供视频 录制视频 硬件 配件 说明文档 商业模式 问了 追问 提供资料 資料提出',
  'apple-2.1-purchases':
    'compra integradas produits achats intégrés in-app-käufe acquisti покупк товар satın alma ürün 购买失败 内购失败 无法购买 購入できない 결제오류 구매 内购无法 购买按钮 价格加载 掉单 提交内购 沙盒测试 課金アイテム 購入ボタン 결제창 인앱결제',
  'apple-2.2': 'beta prueba essai testversion бета пробн deneme 测试字样 体験版 테스트용 内测 公测 试用版',
  'apple-2.3':
    'métadonnées метаданн описани açıklama 应用描述 不一致 실제와 夸大 描述里 商店描述 没有这个功能',
  'apple-2.3.1':
    'oculta escondid cachée versteckte nascost скрыт gizli 暗藏 숨겨진 开关 马甲 审核模式 过审后 切换 诱导 欺骗 숨김',
  'apple-2.3.3':
    'pantallas tela écran screenshots schermate скриншот ekran görüntü 预览图 应用截图 画面写真 미리보기 屏幕快照 宣传图 商店图 スクショ 스샷',
  'apple-2.3.7':
    'precio gratis preço grátis prix gratuit preis kostenlos prezzo цена бесплатн fiyat ücretsiz 免费 無料 価格 무료 가격 副标题 商标词 竞品 关键字 サブタイトル 부제',
  'apple-2.3.8':
    'gerät dispositivo appareil nombre устройств cihaz 设备上 端末 기기 ícone icône symbol icona иконк значок simge 应用图标 显示名称 表示名 应用名 占位图 アプリ名が 앱이름',
  'apple-2.3.10':
    'androide plataforma mention plattform piattaforma упомин платформ bahsed 安卓字样 提到安卓 他社 타사 其他平台 鸿蒙 状态栏 他プラットフォーム 구글플레이 상태바',
  'apple-2.4.1': 'mise diseño ipad планшет 适配 显示不全 横屏',
  'apple-2.5.1':
    'privada pública privées nicht öffentlich private 私有接口 非公开 私有方法 私有框架 反射 函数',
  'apple-2.5.2':
    'código descarga dinámico téléchargé nachlad dinamico загруж обновлен код 热修复 动态化 コード配信 핫픽스 远程 脚本 补丁 下发代码 远程代码 动态更新',
  'apple-2.5.4':
    'ubicación plano localização arrière-plan position sfondo posizione фонов геолокац arka konum 后台定位 后台播放 バックグラウンド再生 위치 后台模式 后台运行 常驻 后台音频',
  'apple-3.1.1':
    'アプリ外 pagar tarjeta digitales cartão payer numérique esterni платеж внешн оплат подписк цифров ödeme dijital harici 支付方式 虚拟商品 网页支付 課金回避 디지털 收款 激活码 兑换码 卡密 知识付费 支付链接 套餐 外部サイト 決済リンク 유료 웹결제',
  'apple-3.1.1-donations': 'doações dons donazioni пожертвован донат bağış 赞赏 捐款 기부금',
  'apple-3.1.2':
    '到期 明示 enlace uso termos conditions lien abo abos laufzeit verlängert abbonamento termini условия автопродл abonelik koşulları kullanım 自动续费 订阅说明 订阅条款 定期購読 续订 自动续期 协议链接 免费试用 解約 정기구독',
  'apple-3.2':
    'funcionários mitarbeiter dipendenti сотрудник внутренн çalışan kurum 内部使用 特定用户 社内向け 사내용 特定公司 公司员工 面向公众 贷款 网贷 理财 资质 大出',
  'apple-4.0':
    'traducción oberfläche übersetzung интерфейс перевод дизайн arayüz tasarım 界面设计 翻译 가독성 暂停菜单 遮挡 看不清 体验差 겹침 잘림',
  'apple-4.1':
    'imitación imitação plagiat nachahmung imitazione копия похож kopya taklit 仿冒 유사 高仿 相似图标',
  'apple-4.2':
    'limitada web página site fonctionnalités webseite funktionen umfang funzionalità sito мало функцион сайт обертка yetersiz işlev 功能太少 过于简单 就是个网页 機能が少ない 기능 부족 웹사이트 网页方式 内容太少 功能单一 不够原生 原生体验 単純 웹앱 단순',
  'apple-4.3':
    'copia igual semelhante semblables ähnlich gleiche simili похожих копий спам benzer aynı spam 相似度 雷同 垃圾 비슷한 유사한 换皮 饱和 占星 算命 交友 운세 중복',
  'apple-4.8':
    'iniciar entrar connecter accedi accesso вход войти giriş yap 苹果登录 第三方账号 ログイン連携 애플로그인 谷歌登录 ソーシャルログイン 타사 카카오로그인',
  'apple-5.0': 'licencia china licença lizenz licenza лиценз китай lisans çin 备案号 中国区 중국',
  'apple-5.1.1':
    'permiso datos dados pessoais données autorisation daten erlaubnis riservatezza dati конфиденциальн политик персональн разрешен gizlilik politikası kişisel veri izin 隐私协议 个人信息 权限弹窗 個人データ 개인정보처리방침 권한 隐私弹窗 设备信息 未经同意 무단수집',
  'apple-5.1.1(v)':
    'borrado usuario exclusão conta suppression kontolöschung löschung account удалени учетн hesap silme silinmesi 账号注销 注销功能 계정삭제 회원탈퇴',
  'apple-5.1.1-purpose-strings':
    'permiso justificación begründung motivazione описани доступ камер микрофон izin açıklaması kamera mikrofon 权限说明 权限描述 文言 권한 설명 문구 通讯录 写清楚 文案 사유',
  'apple-5.1.1-required-data':
    'ゲストモード ログインなし obrigatório cadastro inscription pflicht obbligatorio обязательн регистрац номер телефон zorunlu üyelik kayıt 必须登录 强制登录 游客模式 ログイン必須 登録必須 전화번호 强制注册 绑定手机 实名 必填 핵심기능 직접적 관련 성별 생년월일 性別 生年月日',
  'apple-5.1.2':
    'seguimiento compartir terceros suivi tiers tracking einwilligung weitergabe drittanbieter tracciamento отслежив согласи передач третьим takip onay üçüncü taraf 追踪权限 数据共享 同意 第三者 동의 广告追踪 第三方sdk 上传通讯录 隐私标签 추적권한',
  'apple-5.2.1':
    'autor licencia autorización direitos droits genehmigung marken diritti права правообладат разрешени товарн telif hak yetki marka 授权书 版权证明 許諾 権利 허가 肖像 没有授权 版权方',
  'apple-5.2.3':
    'descargar música vídeos baixar télécharger herunterladen scaricare скачив музык indir müzik 下载音乐 视频下载 動画ダウンロード 다운로드 影视 破解 盗版',
  'apple-5.3':
    'apuestas sorteo apostas jeux argent glücksspiel gewinnspiel scommesse азартн ставк розыгрыш kumar bahis çekiliş 抽奖 博彩 懸賞 추첨 棋牌 中奖',
  'apple-5.6':
    'reseñas valoración avaliações avis bewertungen recensioni отзыв оценк yorum puan 评价 诱导评分 별점 리뷰 刷评 好评弹窗 评价弹窗 诱导好评 별점유도',
  'apple-1.1.6': '虚假信息 恶搞 整蛊',
  'apple-2.3.2': '推广图 内购名称 促销',
  'apple-2.3.6': '年龄分级 年齢制限 연령등급',
  'apple-2.4.2': '耗电 发热',
  'apple-2.4.5': '沙盒 临时例外 授权文件',
  'apple-2.5-storage': '文档目录 缓存 备份',
  'apple-3.1.5': '数字货币 虚拟币 区块链 挖矿 交易所',
  'apple-4.2.3': '需要安装 依赖其他',
  'apple-4.4': '小组件 键盘 贴纸 ウィジェット 위젯 키보드',
  'apple-4.5.4': '强制推送 营销推送 通知必須 알림필수',
  'apple-5.1.1-permission-screen': '引导弹窗 自定义弹窗 取消按钮 前置弹窗 アクセス許可',
  'apple-5.4': '代理 翻墙 加速器 科学上网',
};
