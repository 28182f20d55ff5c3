import type { LanguageCopy } from './copy-types';

export const KOREAN: LanguageCopy = {
  separator: ': ',
  store: { get: '받기', description: '설명' },
  categories: {
    productivity: {
      phrases: ['할 일과 일정 관리', '일정 관리'],
      subtitle: '하루를 가볍게 정리',
      tagline: '할 일, 메모, 알림을 한곳에 모아 하루를 가볍게 정리해 보세요.',
      benefits: ['1분 만에 세우는 하루 계획', '떠오른 생각을 바로 메모', '남은 일을 한눈에 확인'],
      keywords: ['할일', '일정', '플래너', '체크리스트', '목표', '습관'],
    },
    business: {
      phrases: ['고객과 팀 관리', '업무 관리'],
      subtitle: '업무 흐름을 하나로',
      tagline: '고객, 프로젝트, 숫자를 한곳에 모아 팀이 차분하게 일할 수 있습니다.',
      benefits: ['고객 정보를 바로 확인', '회의와 마감을 한눈에', '결정을 돕는 명확한 보고서'],
      keywords: ['고객', '청구서', '팀워크', '프로젝트', '영업', '회사'],
    },
    education: {
      phrases: ['매일 배우는 습관', '학습'],
      subtitle: '짧고 쉬운 매일의 수업',
      tagline: '하루 몇 분의 연습이 꾸준한 배움으로 이어집니다.',
      benefits: ['짧고 이해하기 쉬운 수업', '나만의 속도로 연습', '학습 과정을 한눈에'],
      keywords: ['공부', '강의', '교육', '연습문제', '학교', '시험'],
    },
    entertainment: {
      phrases: ['이야기와 재미', '재미'],
      subtitle: '짧은 시간을 즐겁게',
      tagline: '혼자서도 친구와도, 쉬는 시간마다 즐기는 이야기와 재미.',
      benefits: ['매일 달라지는 즐거움', '짧은 휴식에 딱 맞게', '친구와 함께 더 즐겁게'],
      keywords: ['이야기', '오락', '유머', '드라마', '취미', '퀴즈'],
    },
    health: {
      phrases: ['건강 습관 기록', '건강'],
      subtitle: '한 걸음씩 건강한 하루',
      tagline: '간단한 매일의 기록으로 건강한 습관을 한 걸음씩 만들어 보세요.',
      benefits: ['나에게 맞는 목표', '간단한 매일의 기록', '변화가 보이는 그래프'],
      keywords: ['습관', '운동', '헬스', '수면', '홈트', '컨디션'],
    },
    social: {
      phrases: ['친구와 모임', '친구'],
      subtitle: '소중한 사람들과 더 가까이',
      tagline: '친구와 커뮤니티를 한곳에서, 모임과 약속도 쉽게 정해 보세요.',
      benefits: ['관심사로 모이는 그룹', '약속을 쉽고 빠르게', '공개 범위는 내가 결정'],
      keywords: ['친구', '모임', '채팅', '커뮤니티', '이벤트', '소통'],
    },
  },
  features: {
    reminders: { line: '필요한 순간에 알림', keyword: '알림' },
    calendar: { line: '보기 쉬운 달력으로 확인', keyword: '캘린더' },
    notes: { line: '언제나 꺼내 보는 메모', keyword: '메모' },
    sharing: { line: '원하는 사람과 간편하게 공유', keyword: '공유' },
    photos: { line: '사진과 함께 남기는 기록', keyword: '사진' },
    offline: { line: '인터넷 없이도 사용', keyword: '오프라인' },
    privacy: { line: '내 데이터는 내 손안에', keyword: '개인정보' },
    statistics: { line: '이해하기 쉬운 통계', keyword: '통계' },
  },
};
