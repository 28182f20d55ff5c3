import { concat } from './bytes';
import { message, textField } from './protobuf';

/** Writes the list of libraries of an app bundle from coordinates such as `com.appsflyer:af-android-sdk:6.15.0`. */
export function dependenciesPb(coordinates: readonly string[]): Uint8Array<ArrayBuffer> {
  return concat(
    ...coordinates.map((each) => {
      const [group = '', artifact = '', version] = each.split(':');
      const library = concat(
        textField(1, group),
        textField(2, artifact),
        ...(version === undefined ? [] : [textField(5, version)]),
      );
      // The digest and the repository, which are not read, follow the library.
      return message(1, concat(message(1, library), message(2, message(1, new Uint8Array(32)))));
    }),
  );
}
