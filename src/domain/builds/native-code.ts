import type { AndroidBuild, NativeLibrary } from '@/model/build-info';

/** Page size that Google Play requires 64-bit native code to support: 16 KB, in bytes (sources 5.5). */
export const PAGE_SIZE_16_KB = 16_384;

const ABIS_64_BIT = ['arm64-v8a', 'x86_64', 'riscv64'];

/** The 64-bit ABI that Google Play asks for next to each 32-bit one (sources 5.5). */
const PARTNER_BY_ABI: Record<string, string> = {
  armeabi: 'arm64-v8a',
  'armeabi-v7a': 'arm64-v8a',
  x86: 'x86_64',
};

/** Whether this ABI name is one of Android's 64-bit ones. */
export function is64BitAbi(abi: string): boolean {
  return ABIS_64_BIT.includes(abi);
}

/** The 32-bit ABIs of a build whose 64-bit partner is missing, each with that partner. */
export function abisWithout64BitPartner(abis: readonly string[]): { abi: string; partner: string }[] {
  return abis.flatMap((abi) => {
    const partner = Object.hasOwn(PARTNER_BY_ABI, abi) ? PARTNER_BY_ABI[abi] : undefined;
    return partner === undefined || abis.includes(partner) ? [] : [{ abi, partner }];
  });
}

/**
 * Returns the 64-bit libraries that cannot be loaded on a device with 16 KB pages: a load segment has a smaller
 * alignment or, in an APK, the library is stored uncompressed at an offset that is not a multiple of 16 KB. A library
 * with an unreadable header does not count.
 */
export function librariesNot16KbAligned(build: Pick<AndroidBuild, 'nativeLibraries'>): NativeLibrary[] {
  return build.nativeLibraries.filter(
    (library) =>
      is64BitAbi(library.abi) &&
      ((library.loadAlignment !== undefined && library.loadAlignment < PAGE_SIZE_16_KB) ||
        library.isZipAligned === false),
  );
}
