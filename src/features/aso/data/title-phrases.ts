import type { CategoryId } from '../model/optimization';

const phrases = (text: string) => text.split(' | ');

/** Phrases for an app of each category, in words people search for; long ones first, short ones for long names. */
export const TITLE_PHRASES: Record<CategoryId, readonly string[]> = {
  productivity: phrases(
    'Daily Planner & Tasks | Tasks, Notes & Focus | Plan Your Day | Task Planner | Planner | Tasks',
  ),
  business: phrases(
    'Team & Client Manager | Invoices & Clients | Business Planner | Work Manager | For Teams | Office',
  ),
  education: phrases(
    'Learn With Lessons | Study & Flashcards | Daily Lessons | Study Planner | Lessons | Learn',
  ),
  entertainment: phrases(
    'Stories, Fun & Trivia | Shows & Stories | Fun With Friends | Watch & Play | Stories | Fun',
  ),
  finance: phrases(
    'Budget & Bill Tracker | Expense Tracker | Money & Budget | Budget Planner | Budget | Money',
  ),
  health: phrases(
    'Workout & Habit Log | Fitness & Wellness | Workout Tracker | Healthy Habits | Fitness | Health',
  ),
  social: phrases(
    'Groups, Chat & Events | Chat & Community | Meet New Friends | Friends & Groups | Community | Chat',
  ),
  utilities: phrases(
    'Tools & Quick Actions | Handy Phone Tools | Everyday Tools | Quick Toolbox | Toolbox | Tools',
  ),
};
