import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

/** From our own address and no other's; read when the first picture is. */
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith(".wasm") ? wasm : prefix + path),
  },
});

export { BarcodeDetector as OurDetector, wasm };
