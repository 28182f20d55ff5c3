import type { DataTopicId } from '@/model/data-kinds';
import type { BuildInfo } from '@/model/build-info';

/** Access that a build asks for, and the question it belongs to. It never answers the question: data may stay on the device. */
export interface BuildPrompt {
  question: DataTopicId | 'tracking';
  /** As in "asks for …". */
  subject: string;
  purposeKeys: readonly string[];
  permissions: readonly string[];
}

/** Lists the keys and permissions of a build that ask for something, as written in it. */
export function promptKeys(build: BuildInfo, prompt: BuildPrompt): string[] {
  if (build.platform === 'android') {
    const isHealth = (permission: string) =>
      prompt.question === 'health' && permission.startsWith('android.permission.health.');
    return build.permissions.filter((each) => prompt.permissions.includes(each) || isHealth(each));
  }
  return prompt.purposeKeys.filter((key) => Object.hasOwn(build.purposeStrings, key));
}

/** The last part of a permission, or a whole key. */
export function shortName(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
