/**
 * What Chinese, Japanese and Korean texts about a refusal call its cause, by rule id, separated by ` | `. They count near
 * words of a refusal by App Review.
 */
export const APPLE_TRANSLATED_CAUSES: Readonly<Record<string, string>> = {
  'apple-5.1.1-purpose-strings':
    '没有充分解释 | 未充分说明 | 权限说明 | 权限描述 | 使用目的の説明 | 권한 설명 | 사용 목적',
  'apple-5.1.1(v)':
    '注销账号 | 账号注销 | 账户注销 | 删除账号 | 删除账户 | アカウント削除 | アカウントの削除 | 계정 삭제 | 회원 탈퇴 | 회원탈퇴',
  'apple-5.1.1-required-data': '强制登录 | 非必要信息 | 必须登录才能 | 与核心功能不相关',
  'apple-2.5.4': '声明支持音频 | 后台定位 | 后台音频 | バックグラウンドモード | 백그라운드 모드',
  'apple-4.3': '马甲包 | 重复应用 | 垃圾应用 | 类似应用 | スパムアプリ | 스팸 앱',
  'apple-2.1-purchases': '找不到内购 | 无法找到内购 | 内购找不到',
  'apple-3.1.1-restore': '恢复购买 | 購入の復元 | 구매 복원',
  'apple-1.2': '用户生成内容 | 用户生成的内容 | ユーザー生成コンテンツ | 사용자 생성 콘텐츠',
  'apple-5.1.2': '跟踪透明度 | 应用跟踪 | トラッキングの透明性 | 앱 추적',
  'apple-2.3.10': '安卓截图 | 提及安卓 | androidに言及',
};
