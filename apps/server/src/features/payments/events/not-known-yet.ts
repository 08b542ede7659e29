/** The subject of an event is not here yet: events come in any order. */
export class NotKnownYet extends Error {
  override readonly name = "NotKnownYet";
}
