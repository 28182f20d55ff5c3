import type { CategoryId } from '../model/optimization';

/** Search terms of a category, for English listings that have too few words to fill the field. */
export const KEYWORD_IDEAS: Record<CategoryId, readonly string[]> = {
  productivity: [
    'planner',
    'tasks',
    'notes',
    'reminder',
    'calendar',
    'checklist',
    'focus',
    'habit',
    'organizer',
  ],
  business: ['invoice', 'team', 'clients', 'meeting', 'report', 'sales', 'project', 'schedule', 'office'],
  education: ['learn', 'study', 'lessons', 'quiz', 'flashcards', 'practice', 'course', 'school', 'language'],
  entertainment: ['fun', 'video', 'stories', 'music', 'trivia', 'stream', 'watch', 'series', 'party'],
  finance: ['budget', 'money', 'expenses', 'savings', 'bills', 'spending', 'income', 'wallet', 'tracker'],
  health: [
    'fitness',
    'workout',
    'sleep',
    'steps',
    'wellness',
    'nutrition',
    'meditation',
    'habits',
    'training',
  ],
  social: ['friends', 'chat', 'community', 'groups', 'events', 'photos', 'share', 'messages', 'meet'],
  utilities: ['tools', 'scanner', 'converter', 'files', 'cleaner', 'widget', 'timer', 'backup', 'shortcuts'],
};
