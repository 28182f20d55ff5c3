let ruleFile: File | undefined;

/** Passes a rule file that was dropped elsewhere to Policy Watchdog, which shows what it changes. */
export function handOverRuleFile(file: File): void {
  ruleFile = file;
}

/** Takes the waiting rule file; undefined when there is none or it has been taken. */
export function takeHandedOverRuleFile(): File | undefined {
  const file = ruleFile;
  ruleFile = undefined;
  return file;
}
