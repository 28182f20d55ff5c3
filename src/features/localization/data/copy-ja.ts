import type { LanguageCopy } from './copy-types';

export const JAPANESE: LanguageCopy = {
  separator: '：',
  store: { get: '入手', description: '説明' },
  categories: {
    productivity: {
      phrases: ['タスクと予定の管理', '予定管理'],
      subtitle: '毎日をすっきり整理',
      tagline: 'タスク、メモ、通知をひとつにまとめて、毎日の予定をすっきり整理できます。',
      benefits: ['一分で一日の計画', '思いつきをすぐにメモ', 'やることがひと目でわかる'],
      keywords: ['タスク', '予定', '手帳', 'やること', '目標', '習慣'],
    },
    business: {
      phrases: ['顧客とチーム管理', '業務管理'],
      subtitle: '仕事の流れをひとつに',
      tagline: '顧客、案件、数字をまとめて、チームが落ち着いて働ける環境をつくります。',
      benefits: ['顧客情報をすぐに確認', '会議と締め切りを一覧で', '判断に役立つ見やすい集計'],
      keywords: ['顧客', '請求書', 'チーム', '案件', '営業', '会社'],
    },
    education: {
      phrases: ['毎日の学習', '学習'],
      subtitle: '短いレッスンで続く学び',
      tagline: '一日数分の練習を積み重ねて、無理なく学びを続けられます。',
      benefits: ['短くてわかりやすいレッスン', '自分のペースで練習', '進み具合がひと目でわかる'],
      keywords: ['勉強', '学習', '教材', '問題集', '学校', '試験'],
    },
    entertainment: {
      phrases: ['物語とあそび', 'ひまつぶし'],
      subtitle: 'すきま時間を楽しく',
      tagline: 'すきま時間に楽しめる物語とあそびを、ひとりでも友だちとでも。',
      benefits: ['毎日ちがう楽しみ', '短い時間にぴったり', '友だちといっしょに楽しめる'],
      keywords: ['物語', '娯楽', '笑い', 'ドラマ', '趣味', 'クイズ'],
    },
    health: {
      phrases: ['習慣と健康の記録', '健康記録'],
      subtitle: '一歩ずつ健やかな毎日へ',
      tagline: 'かんたんな毎日の記録で、健やかな習慣を一歩ずつ身につけられます。',
      benefits: ['自分に合った目標', 'かんたんな毎日の記録', '変化が見やすいグラフ'],
      keywords: ['習慣', '運動', '健康', '睡眠', '筋トレ', '体調'],
    },
    social: {
      phrases: ['友だちとグループ', '友だち'],
      subtitle: '大切な人ともっと近くに',
      tagline: '友だちや仲間とひとつの場所でつながり、集まりの予定も話し合えます。',
      benefits: ['好きなことで集まるグループ', '集まりの予定をかんたんに', '見せる相手は自分で選べる'],
      keywords: ['友だち', 'グループ', 'チャット', '仲間', 'イベント', '交流'],
    },
  },
  features: {
    reminders: { line: 'ちょうどよい時間にお知らせ', keyword: '通知' },
    calendar: { line: '見やすいカレンダーで確認', keyword: 'カレンダー' },
    notes: { line: 'メモをいつでも手元に', keyword: 'メモ' },
    sharing: { line: '見せたい人とかんたん共有', keyword: '共有' },
    photos: { line: '写真もいっしょに残せる', keyword: '写真' },
    offline: { line: '電波がなくても使える', keyword: 'オフライン' },
    privacy: { line: 'データはあなたの手元に', keyword: 'プライバシー' },
    statistics: { line: 'わかりやすい統計とグラフ', keyword: '統計' },
  },
};
