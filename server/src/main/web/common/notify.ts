/** Whether the browser could notify the reader of anything. */
export const canNotify = (): boolean => typeof Notification === "function" && typeof Notification.requestPermission === "function";

/**
 * Asks the browser, by a click of the reader's, for the right to notify him, and shows him how it looks. Phones that have
 * notifications, but none for pages, are found out only so.
 */
export async function mayNotify(sample: string): Promise<boolean> {
  try {
    if ((await Notification.requestPermission()) !== "granted") {
      return false;
    }
    new Notification(sample, { tag: "chuhe-sample" });
    return true;
  } catch {
    return false;
  }
}
