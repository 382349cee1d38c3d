/** Longest message of a chat, and of each entry of its history. Characters. */
export const MAX_CHAT_MESSAGE = 4000;
/** Entries of the history that go along with a question; of a longer one the latest are kept. */
export const MAX_CHAT_HISTORY = 40;
