/** Asked about the demo's live lots, each by another buyer; the last waits for its seller. */
export const questions: readonly { readonly text: string; readonly answer: string | null }[] = [
  {
    text: "May we take two kilograms as a sample on the inspection day?",
    answer: "Yes, from any place in the heap that you choose, with our man present.",
  },
  {
    text: "लोडिंग के लिए मज़दूर कौन लाएगा, और क्या बारिश में भी गाड़ी लगेगी?",
    answer: "मज़दूर ख़रीदार के। गाड़ी शेड के नीचे लगती है, बारिश में भी काम चलता है।",
  },
  {
    text: "Can a 32-foot truck reach the heap?",
    answer: "To the gate, yes. Inside the yard 22 feet is the longest; we shift with a loader.",
  },
  {
    text: "Until what time do you load on Saturdays?",
    answer: "Until 2 pm, for whoever has booked a slot.",
  },
  { text: "Does all of it come from one plant, or is it collected?", answer: null },
];
