/** Whether the browser is set to save data: then nothing loads that was not asked for. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
