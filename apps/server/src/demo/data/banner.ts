/** The line above everything on the demo's Home, in its first month. */
export const banner = {
  text: "Paid through Rebale: from the deposit to the gate, see how a sale goes",
  text_hi: "पैसा Rebale के ज़रिए: जमा से गेट तक, देखिए सौदा कैसे होता है",
  link: "/how_we_do_it",
};
