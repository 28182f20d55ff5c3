import type { LanguageCopy } from './copy-types';

export const CHINESE: LanguageCopy = {
  separator: '：',
  store: { get: '获取', description: '介绍' },
  categories: {
    productivity: {
      phrases: ['待办与日程管理', '日程管理'],
      subtitle: '轻松安排每一天',
      tagline: '待办、笔记与提醒集中在一处，让每一天都井井有条。',
      benefits: ['一分钟安排好一天', '灵感随手记下', '剩余事项一目了然'],
      keywords: ['待办', '日程', '计划', '清单', '目标', '习惯'],
    },
    business: {
      phrases: ['客户与团队管理', '办公'],
      subtitle: '让工作井然有序',
      tagline: '客户、项目与数据集中管理，让团队从容工作。',
      benefits: ['客户资料随时查看', '会议与截止日期不遗漏', '清晰报表辅助决策'],
      keywords: ['客户', '发票', '团队', '项目', '销售', '企业'],
    },
    education: {
      phrases: ['每日学习', '学习'],
      subtitle: '短小清晰的每日课程',
      tagline: '每天练习几分钟，让学习持续进步。',
      benefits: ['课程短小清晰', '按自己的节奏练习', '学习进度一目了然'],
      keywords: ['学习', '课程', '练习', '题库', '学校', '考试'],
    },
    entertainment: {
      phrases: ['故事与乐趣', '休闲'],
      subtitle: '让碎片时间更有趣',
      tagline: '为每段空闲时间准备的故事与乐趣，独自或与朋友同享。',
      benefits: ['每天都有不同的乐趣', '适合短暂的休息时间', '与朋友一起更开心'],
      keywords: ['故事', '娱乐', '幽默', '剧集', '爱好', '问答'],
    },
    health: {
      phrases: ['习惯与健康记录', '健康'],
      subtitle: '一步一步养成好习惯',
      tagline: '用简单的每日记录，一步一步养成健康习惯。',
      benefits: ['适合自己的目标', '简单的每日记录', '图表清楚呈现变化'],
      keywords: ['习惯', '运动', '健身', '睡眠', '打卡', '锻炼'],
    },
    social: {
      phrases: ['好友与群组', '好友'],
      subtitle: '与在乎的人更近一点',
      tagline: '好友与社区汇聚一处，聊天、聚会和活动都更简单。',
      benefits: ['按兴趣加入群组', '轻松安排聚会', '谁能看到由你决定'],
      keywords: ['好友', '群组', '聊天', '社区', '活动', '交友'],
    },
  },
  features: {
    reminders: { line: '准时提醒不遗漏', keyword: '提醒' },
    calendar: { line: '日历清晰一目了然', keyword: '日历' },
    notes: { line: '笔记随时在手边', keyword: '笔记' },
    sharing: { line: '与想分享的人轻松共享', keyword: '分享' },
    photos: { line: '用照片留住记录', keyword: '照片' },
    offline: { line: '没有网络也能使用', keyword: '离线' },
    privacy: { line: '你的数据由你掌握', keyword: '隐私' },
    statistics: { line: '简单易懂的统计图表', keyword: '统计' },
  },
};
