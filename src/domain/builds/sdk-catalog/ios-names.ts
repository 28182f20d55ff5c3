/**
 * Names under which a framework or a resource bundle may be known, the most exact first. CocoaPods writes
 * `<Pod>_Privacy.bundle`, Swift Package Manager `<Package>_<Target>.bundle`.
 */
export function iosNames(name: string): string[] {
  const plain = name.replace(/[_-]privacy$/i, '');
  const [first = '', second] = plain.split('_');
  const isPackage = second !== undefined && first === plain.slice(first.length + 1);
  return [...new Set([plain, ...(isPackage ? [first] : []), name])];
}
