/** Version of this product, as in package.json. Rule files say for which versions they are. */
export const ENGINE_VERSION = '0.1.0';
